import type { components } from '../../src/api/schema.d';

/**
 * What a membership is: its name, the number of products and the price are the specification's
 * (section 2, Templates).
 */
export const MEMBERSHIP_OFFER: components['schemas']['MembershipOffer'] = {
  title: 'Unlimited Access',
  productCount: 260_000,
  monthlyPrice: { amountMinor: 1325, currency: 'USD' },
  includes: [
    'Every template, theme and graphic, as often as you need it',
    'One simple license for personal and client work',
    'New releases on the day they come out',
    'Support by the authors for as long as you are a member',
    'Cancel whenever you like; what you made stays yours',
  ],
};
