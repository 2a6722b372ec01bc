/** Tools that the editors chose, and why, the most liked first. The first two are shown large: deals for life. */

export interface FeaturedCopy {
  /** Title of the listing. */
  title: string;
  subLabel: string;
  content: string;
  /** Who of the staff says so, where the content is in their words; null where it describes the tool. */
  quotedFrom: string | null;
  /** What the price of the listing is for: all of it, or that those who buy for others ask for theirs. */
  pricingLabel: 'Lifetime deal' | 'Agencies: Contact for Pricing';
  baseLikes: number;
}

export const featuredCopy: readonly FeaturedCopy[] = [
  {
    title: 'Splitpenny',
    subLabel: 'Expenses',
    content:
      'Our last four trips were settled before anybody was home. The argument about the taxi went with them.',
    quotedFrom: 'Greta Ohlsson, Dealwright columnist',
    pricingLabel: 'Lifetime deal',
    baseLikes: 233,
  },
  {
    title: 'Copperhook',
    subLabel: 'Landing pages',
    content:
      'One page for each campaign, and none that outlives it. We have not met an old offer of ours since, and neither have our customers.',
    quotedFrom: 'Tomás Leiva, Dealwright writer',
    pricingLabel: 'Lifetime deal',
    baseLikes: 214,
  },
  {
    title: 'Docsage',
    subLabel: 'Document answers',
    content:
      'We asked it forty questions about our own contracts. It answered all but two, with the page, and admitted those.',
    quotedFrom: 'Imani Castellan, Dealwright editor',
    pricingLabel: 'Agencies: Contact for Pricing',
    baseLikes: 87,
  },
  {
    title: 'Stackpost',
    subLabel: 'Hosting',
    content:
      'Nine side projects and the same bill every year. When a disk died, the backup was restored before we had asked.',
    quotedFrom: 'Noor Haddad, Dealwright editor',
    pricingLabel: 'Agencies: Contact for Pricing',
    baseLikes: 71,
  },
  {
    title: 'Answernest',
    subLabel: 'Help center',
    content:
      'It drafted forty help articles from our solved tickets. We threw six away, which is fewer than of our own.',
    quotedFrom: 'Wren Abernathy, Dealwright vendor success',
    pricingLabel: 'Lifetime deal',
    baseLikes: 64,
  },
  {
    title: 'Hireling Path',
    subLabel: 'Hiring',
    content:
      'We hired one person and answered all two hundred who had written to us. Three of the others have bought here since.',
    quotedFrom: 'Greta Ohlsson, Dealwright columnist',
    pricingLabel: 'Agencies: Contact for Pricing',
    baseLikes: 58,
  },
  {
    title: 'Countwell',
    subLabel: 'Website statistics',
    content:
      'One kilobyte, one page and no banner. We put it on a test site and forgot about it, which is the best that can be said.',
    quotedFrom: 'Noor Haddad, Dealwright editor',
    pricingLabel: 'Lifetime deal',
    baseLikes: 52,
  },
  {
    title: 'Cohortly Grove',
    subLabel: 'Retention',
    content:
      'It shows which customers stay. Those who came to us in March did not, and for once we knew by May.',
    quotedFrom: 'Wren Abernathy, Dealwright vendor success',
    pricingLabel: 'Agencies: Contact for Pricing',
    baseLikes: 41,
  },
];
