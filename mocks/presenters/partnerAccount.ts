import type { components } from '../../src/api/schema.d';
import { setupOf, setupStatus } from '../rules/partnerSetups';
import type { Collection } from '../store/collection';
import type { PartnerAccountRecord, PartnerSetupRecord } from '../store/records/partnerRecords';

/** A partner account as its partner sees it. */
export function presentPartnerAccount(
  { id, name, timeZone, createdAt }: PartnerAccountRecord,
  setups: Collection<PartnerSetupRecord>,
): components['schemas']['PartnerAccount'] {
  return { id, name, timeZone, createdAt, setupStatus: setupStatus(setupOf(setups, id)) };
}
