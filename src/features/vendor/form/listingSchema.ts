import { array, boolean, object, string } from 'yup';
import { PRICING_LABELS } from '../../../domain/ownListing';
import { requiredText } from '../../../forms/schemaParts';
import { LISTING_MAX, PRICE, type ListingValues } from './listingValues';

const choice = (missing: string) => string().required(missing);

/** Says which of five is missing, as their messages stand below each other: `Enter pro 3.` */
const points = (noun: string) =>
  array().of(
    requiredText(
      ({ path }: { path: string }) => `Enter ${noun} ${Number(/\d+/.exec(path)?.[0] ?? 0) + 1}.`,
      { max: LISTING_MAX.point },
    ),
  );

const amount = (text: string) => Number(text.replace(',', '.'));

const price = () =>
  string()
    .trim()
    .matches(PRICE, { message: 'Enter an amount like 39 or 39.50.', excludeEmptyString: true });

/** What a listing has to have to be submitted (`submitVendorListing`), with the contract's bounds. */
export const listingSchema = object({
  name: requiredText('Enter the name of the tool.', { max: LISTING_MAX.name }),
  websiteUrl: requiredText('Enter the URL of the tool’s website.', {
    max: LISTING_MAX.websiteUrl,
  }).matches(/^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/, {
    message: 'Enter a URL like https://example.com.',
    excludeEmptyString: true,
  }),
  description: requiredText('Say in two lines what the tool does.', {
    max: LISTING_MAX.description,
  }).test('lines', 'Use two lines at most.', (text) => (text ?? '').split('\n').length <= 2),
  pros: points('pro'),
  useCases: points('use-case'),
  categoryIds: array()
    .of(string().required())
    .min(1, 'Choose at least one category.')
    .max(3, 'Choose three categories at most.'),
  pricing: choice('Choose how the tool is priced.').oneOf(
    Object.keys(PRICING_LABELS),
    'Choose how the tool is priced.',
  ),
  price: price().when('pricing', {
    is: 'paid',
    then: (text) =>
      text
        .required('Enter what a license costs.')
        .test('least', 'Must be at least $1.', (typed) => !typed || amount(typed) >= 1),
  }),
  oldPrice: price().test('more', 'Must be more than what is paid now.', (typed, { parent }) => {
    const { pricing, price: now } = parent as ListingValues;
    return pricing !== 'paid' || !typed || !PRICE.test(now) || amount(typed) > amount(now);
  }),
  featureMyTool: choice('Choose whether we may feature your tool.'),
  wantsLifetimeDealCall: choice('Choose whether you want a call about lifetime deals.'),
  founderName: requiredText('Enter the founder’s name.', { max: LISTING_MAX.founderName }),
  founderNote: requiredText('Enter the founder’s note.', { max: LISTING_MAX.founderNote }),
  howItWorks: requiredText('Say how it works.', { max: LISTING_MAX.howItWorks }),
  bestFor: requiredText('Say who it is best for.', { max: LISTING_MAX.bestFor }),
  pictures: object({
    'screenshot-1': boolean().isTrue('Add a screenshot of the landing page.'),
  }),
});
