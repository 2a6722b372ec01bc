import type { components } from '../../src/api/schema.d';
import { isExpired } from '../rules/cards';
import type { CardTokenRecord, PaymentMethodRecord } from '../store/records/paymentRecords';

type Schemas = components['schemas'];

/** What may be shown of a card. */
const presentCard = ({
  brand,
  last4,
  expiryMonth,
  expiryYear,
  holderName,
}: CardTokenRecord | PaymentMethodRecord) => ({
  brand,
  last4,
  expiryMonth,
  expiryYear,
  holderName,
});

/** A token with what may be shown of its card. */
export const presentToken = (token: CardTokenRecord): Schemas['CardToken'] => ({
  token: token.id,
  ...presentCard(token),
  expiresAt: token.expiresAt,
});

/**
 * A card on file.
 *
 * @param renewingId the card that renews the account's membership; null where none does
 */
export const presentPaymentMethod = (
  method: PaymentMethodRecord,
  now: Date,
  renewingId: string | null,
): Schemas['PaymentMethod'] => ({
  id: method.id,
  ...presentCard(method),
  isExpired: isExpired(method, now),
  billingAddress: method.billingAddress,
  isDefault: method.isDefault,
  renewsMembership: method.id === renewingId,
  createdAt: method.createdAt,
});
