import { brandName, CARD_BRANDS } from '../../lib/cardBrand';

/** What matters most of what is done with cards. */
export const NEVER_KEPT = 'We never keep the card number or the CVC.';

/** What is kept of cards, and where they are used. */
export const CARD_POINTS = [
  'We keep the brand, the last four digits, the expiration date, the name on the card and the billing address.',
  'Your cards are offered at every checkout, the default one first.',
  `${new Intl.ListFormat('en').format(CARD_BRANDS.map(brandName))} are accepted.`,
  'You can remove a card at any time.',
];
