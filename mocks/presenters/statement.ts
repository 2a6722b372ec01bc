import type { components } from '../../src/api/schema.d';
import type { Statement } from '../rules/statements';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import { usd } from './money';
import { presentFigures } from './sale';

/** A monthly statement of a partner account. */
export function presentStatement(
  statement: Statement,
  { id: partnerId, name, timeZone }: PartnerAccountRecord,
): components['schemas']['Statement'] {
  const { id, period, broughtForward, payout, status, payableOn, paidOn } = statement;
  return {
    id,
    partnerAccount: { id: partnerId, name },
    ...{ period, timeZone },
    ...presentFigures(statement),
    broughtForward: usd(broughtForward),
    payout: usd(payout),
    ...{ status, payableOn, paidOn },
  };
}
