import type { components } from '../../src/api/schema.d';
import { existing } from '../rules/existing';
import { tagOfSetup } from '../rules/setupSteps';
import type { Collection } from '../store/collection';
import type { BankRecord, PartnerSetupRecord } from '../store/records/partnerRecords';

/** A setup as its partner sees it, and the entity tag of its version. */
export function presentPartnerSetup(
  setup: PartnerSetupRecord,
  banks: Collection<BankRecord>,
): { headers: { ETag: string }; body: components['schemas']['PartnerSetup'] } {
  const { information, payment, tax, finishedAt } = setup;
  const account = payment?.bankAccount;
  const bankAccount = account && {
    bank: existing(banks, account.bankId, 'bank'),
    last4: account.last4,
  };
  return {
    headers: { ETag: tagOfSetup(setup) },
    body: {
      information,
      payment: payment && { ...payment, bankAccount: bankAccount ?? null },
      tax,
      finishedAt,
    },
  };
}
