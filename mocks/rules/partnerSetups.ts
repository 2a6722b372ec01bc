import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import type { PartnerSetupRecord } from '../store/records/partnerRecords';

/** The setup of a partner account, of which nothing may be saved yet. */
export const setupOf = (
  setups: Collection<PartnerSetupRecord>,
  partnerAccountId: string,
): PartnerSetupRecord =>
  setups.get(partnerAccountId) ?? {
    id: partnerAccountId,
    version: 0,
    information: null,
    payment: null,
    tax: null,
    finishedAt: null,
  };

/** How far a setup is. */
export function setupStatus({
  version,
  finishedAt,
}: PartnerSetupRecord): components['schemas']['PartnerAccount']['setupStatus'] {
  if (finishedAt !== null) return 'finished';
  return version > 0 ? 'in-progress' : 'not-started';
}
