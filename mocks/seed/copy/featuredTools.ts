/** Tools that the editors chose, and why. The first two are shown large: deals that one can buy. */

export interface FeaturedCopy {
  /** Title of the listing. */
  title: string;
  subLabel: string;
  content: string;
  /** A lifetime deal is shown with the price of its listing. */
  pricingLabel: 'Lifetime deal' | 'Contact for Pricing';
  baseLikes: number;
}

export const featuredCopy: readonly FeaturedCopy[] = [
  {
    title: 'Countwell',
    subLabel: 'Website statistics',
    content:
      'One kilobyte, one page and no banner. We put it on a test site and forgot about it, which is the best that can be said.',
    pricingLabel: 'Lifetime deal',
    baseLikes: 241,
  },
  {
    title: 'Boardwick',
    subLabel: 'Project boards',
    content:
      'The only board we know that stops you from starting an eighth task. You will argue with it, and it will be right.',
    pricingLabel: 'Lifetime deal',
    baseLikes: 162,
  },
  {
    title: 'Loopdesk',
    subLabel: 'Help desk',
    content:
      'A help desk that a small team understands on the first day and does not outgrow on the hundredth.',
    pricingLabel: 'Contact for Pricing',
    baseLikes: 214,
  },
  {
    title: 'Formwillow',
    subLabel: 'Forms',
    content: 'Sixty fields that feel like eleven. We sent it to our own insurance broker.',
    pricingLabel: 'Lifetime deal',
    baseLikes: 133,
  },
  {
    title: 'Docsage',
    subLabel: 'Document answers',
    content:
      'We asked it forty questions about our own contracts. It answered all but two, with the page, and admitted those.',
    pricingLabel: 'Contact for Pricing',
    baseLikes: 187,
  },
  {
    title: 'Runwayfinder',
    subLabel: 'Cash planning',
    content:
      'Tells a founder how many months are left, every Monday, without a finance department.',
    pricingLabel: 'Contact for Pricing',
    baseLikes: 98,
  },
  {
    title: 'Transcribbly',
    subLabel: 'Transcription',
    content:
      'Our interviewer mumbles and has a dog. The transcript needed four corrections in an hour.',
    pricingLabel: 'Contact for Pricing',
    baseLikes: 205,
  },
  {
    title: 'Stackpost',
    subLabel: 'Hosting',
    content:
      'Hosting for side projects, with the same bill every year and backups that someone really restores.',
    pricingLabel: 'Contact for Pricing',
    baseLikes: 76,
  },
];
