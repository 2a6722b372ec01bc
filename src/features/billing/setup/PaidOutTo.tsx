import { usePartnerSetup } from '../../../api/resources/partner-setup';
import { cardName } from '../../../lib/cardBrand';
import { masked } from './masked';

/**
 * The bank and account, or the card, that the money of a partner account goes to; blank until it is
 * known, a dash where it could not be loaded.
 */
export function PaidOutTo({ partnerAccountId }: { partnerAccountId: string }) {
  const { data, error } = usePartnerSetup(partnerAccountId);
  const payment = data?.payment;
  const unknown = error ? '–' : '\u00A0';
  const bank = payment?.bankAccount;
  const card = payment?.card;
  return (
    <>
      <strong>{bank ? bank.bank.name : card ? cardName(card) : unknown}</strong>
      <span>{bank ? `Account ${masked(bank.last4)}` : card ? card.holderName : '\u00A0'}</span>
    </>
  );
}
