import type { components } from '../../src/api/schema.d';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';

/** A partner account as its partner sees it. */
export function presentPartnerAccount({
  id,
  name,
  timeZone,
  createdAt,
}: PartnerAccountRecord): components['schemas']['PartnerAccount'] {
  return { id, name, timeZone, createdAt };
}
