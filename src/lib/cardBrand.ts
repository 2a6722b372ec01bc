const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** The name of a card's brand, for texts; an unknown one is a `Card`. */
export const brandName = (brand: string): string => NAMES[brand] ?? 'Card';

/** What a card is called: `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)} ending in ${last4}`;
