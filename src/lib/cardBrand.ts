const NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** The contract's `CardBrand`. */
type CardBrand = keyof typeof NAMES;

/** Whether cards of a brand can be used here. */
export const isCardBrand = (brand: string): brand is CardBrand => Object.hasOwn(NAMES, brand);

/** The brands of cards that can be used here, the most common first. */
export const CARD_BRANDS: readonly CardBrand[] = Object.keys(NAMES).filter(isCardBrand);

/** The name of a card's brand, for texts; an unknown one is a `Card`. */
export const brandName = (brand: string): string => (isCardBrand(brand) ? NAMES[brand] : 'Card');

/** What a card is called: `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)} ending in ${last4}`;
