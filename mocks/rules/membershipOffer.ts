import type { components } from '../../src/api/schema.d';
import { discountPercentOf } from './listingFigures';
import type { MembershipRecord } from '../store/records/paymentRecords';

type Schemas = components['schemas'];

const usd = (amountMinor: number): Schemas['Price'] => ({ amountMinor, currency: 'USD' });

/** A year at the specification's $13.25 a month (section 2, Templates), and a single month. */
const MONTH_OF_A_YEAR = 1325;
const SINGLE_MONTH = 1650;

/** What each payment costs, in minor units of US dollars. */
export const PLAN_PRICES: Record<MembershipRecord['plan'], number> = {
  monthly: SINGLE_MONTH,
  yearly: MONTH_OF_A_YEAR * 12,
};

/** What a membership is: its name and the number of products are the specification's. */
export const MEMBERSHIP_OFFER: Schemas['MembershipOffer'] = {
  title: 'Unlimited Access',
  productCount: 260_000,
  monthlyPrice: usd(MONTH_OF_A_YEAR),
  plans: [
    {
      id: 'yearly',
      title: 'Yearly',
      price: usd(PLAN_PRICES.yearly),
      monthlyPrice: usd(MONTH_OF_A_YEAR),
      discountPercent: discountPercentOf({ price: MONTH_OF_A_YEAR, oldPrice: SINGLE_MONTH }),
    },
    {
      id: 'monthly',
      title: 'Monthly',
      price: usd(PLAN_PRICES.monthly),
      monthlyPrice: usd(SINGLE_MONTH),
      discountPercent: 0,
    },
  ],
  includes: [
    'Every template, theme and graphic',
    'New releases on the day they come out',
    'Support by the authors of templates',
    'Cancel whenever you like',
  ],
  questions: [
    {
      question: 'What does a membership open?',
      answer:
        'Every template here costs a member nothing: the checkout shows it as included. Software and courses are bought as before.',
    },
    {
      question: 'Can I cancel whenever I like?',
      answer:
        'Yes. You stay a member until the end of the time that you have paid for, and nothing is charged after that. Until then you can undo it with one click.',
    },
    {
      question: 'What happens to my downloads when I leave?',
      answer:
        'What you made with them stays yours, for personal and client work, with the license that you had. Only new downloads end.',
    },
    {
      question: 'How is it paid?',
      answer:
        'By a card on file, each month or once a year. You can name another card at any time; the next payment goes to that one.',
    },
  ],
};
