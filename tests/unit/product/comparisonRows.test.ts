import { describe, expect, it } from 'vitest';
import type { ListingDetail } from '../../../src/api/resources/listings';
import { comparisonRows, periodsOf } from '../../../src/features/product/more/comparisonRows';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const browser = { id: 'browser', name: 'Browser-based' } as const;

const listing: ListingDetail = {
  id: 'replywright',
  kind: 'software',
  title: 'Replywright',
  tagline: 'Drafts replies.',
  logoUrl: null,
  imageUrl: 'artwork/software/replywright.svg',
  vendor: { id: 'quillbird-labs', name: 'Quillbird Labs' },
  categories: [{ id: 'email', name: 'Email' }],
  rating: { average: 4.4, count: 13 },
  price: usd(1300),
  oldPrice: usd(2500),
  discountPercent: 48,
  planType: { id: 'lifetime', name: 'Lifetime deal' },
  status: 'live',
  endsAt: null,
  stockStatus: 'in-stock',
  claimed: true,
  discussionCount: 110,
  salesCount: 412,
  language: null,
  certification: null,
  course: null,
  createdAt: '2023-03-09T10:30:00Z',
  description: 'Drafts replies in your tone.',
  overview: [],
  plans: [],
  includedFeatures: ['Updates'],
  featureTiles: [],
  founderSections: [],
  operatingSystems: [browser],
  features: [{ id: 'ai', name: 'AI' }],
  integrations: [],
  questionCount: 8,
  pictures: [],
  outline: null,
};

const rowOf = (label: string, ...others: Partial<ListingDetail>[]) =>
  comparisonRows([listing, ...others.map((other) => ({ ...listing, ...other }))]).find(
    (row) => row.label === label,
  );

describe('comparisonRows', () => {
  it('finds no difference between a product and itself', () => {
    expect(comparisonRows([listing, listing]).filter(({ differs }) => differs)).toEqual([]);
  });

  it('names no plan of what is free', () => {
    const row = rowOf('Plan type', { price: usd(0) });
    expect(row).toMatchObject({ cells: [[{ text: 'Lifetime deal' }], []], none: 'Free' });
  });

  it('compares certificates of courses only', () => {
    const certification = { id: 'diploma', name: 'Diploma' } as const;
    expect(rowOf('Certificate', { certification })).toBeUndefined();
    const course = { lessonCount: 12, minutes: 240 } as ListingDetail['course'];
    expect(rowOf('Certificate', { certification, course })?.cells).toMatchObject([
      [],
      [{ text: 'Diploma' }],
    ]);
  });

  it('marks what all have and what only some have', () => {
    expect(rowOf('Works on', { operatingSystems: [browser, { id: 'ios', name: 'iOS' }] })).toEqual({
      label: 'Works on',
      differs: true,
      none: 'None',
      cells: [
        [
          { text: 'Browser-based', shared: true },
          { text: 'iOS', shared: false, missing: true },
        ],
        [
          { text: 'Browser-based', shared: true },
          { text: 'iOS', shared: false },
        ],
      ],
      look: 'matched',
      isRating: false,
      best: [false, false],
    });
  });

  it('lists what only some have in one order, what most have first', () => {
    const gmail = { id: 'gmail', name: 'Gmail' } as const;
    const slack = { id: 'slack', name: 'Slack' } as const;
    const row = rowOf(
      'Integrates with',
      { integrations: [gmail] },
      { integrations: [gmail, slack] },
      { integrations: [slack] },
      { integrations: [slack] },
    );
    expect(row?.cells.map((items) => items.map(({ text }) => text))).toEqual(
      Array(5).fill(['Slack', 'Gmail']),
    );
    expect(row?.cells[2]).toEqual([
      { text: 'Slack', shared: false },
      { text: 'Gmail', shared: false },
    ]);
    expect(row?.cells[4]?.[1]).toMatchObject({ missing: true });
  });

  it('marks the lowest price and the highest rating, ties too, and nothing where all are alike', () => {
    expect(rowOf('Price', { price: usd(900) }, { price: usd(900) })?.best).toEqual([
      false,
      true,
      true,
    ]);
    expect(rowOf('Price', {})?.best).toEqual([false, false]);
    const unrated = { rating: { average: 0, count: 0 } };
    expect(rowOf('Rating', unrated, { rating: { average: 4.8, count: 5 } })?.best).toEqual([
      false,
      false,
      true,
    ]);
    // An average of few reviews is not held against one of many.
    expect(rowOf('Rating', { rating: { average: 5, count: 4 } })?.best).toEqual([false, false]);
    expect(rowOf('Rating', { rating: { average: 4.4, count: 4 } }, unrated)?.best).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes no price of a year for lower than what is paid once', () => {
    const yearly = { planType: { id: 'annual', name: 'Annual' }, price: usd(900) } as const;
    expect(rowOf('Price', yearly)).toMatchObject({
      cells: [[{ text: '$13' }], [{ text: '$9/year' }]],
      best: [false, false],
    });
    expect(rowOf('Price', { ...yearly, price: usd(17900) })?.best).toEqual([true, false]);
    const onlyYearly = comparisonRows([
      { ...listing, ...yearly, price: usd(17900) },
      { ...listing, ...yearly },
    ]);
    expect(onlyYearly[0]?.best).toEqual([false, true]);
  });

  it('names what prices pay for only where one is paid each year', () => {
    const annual = { ...listing, planType: { id: 'annual', name: 'Annual' } } as const;
    const free = { ...listing, price: usd(0) };
    expect(periodsOf([listing, annual, free])).toEqual(['once', 'a year', '']);
    expect(periodsOf([listing, listing])).toEqual(['', '']);
  });

  it('holds plans and their prices beside each other, whatever colons a title has', () => {
    const plan = { title: 'Team: large', price: usd(1300) } as ListingDetail['plans'][number];
    expect(rowOf('Plans', { plans: [plan] })?.cells).toEqual([
      [],
      [{ text: 'Team: large', value: '$13', shared: false }],
    ]);
  });

  it('differs where one has nothing to say, and leaves out what nobody has', () => {
    expect(rowOf('Language', { language: 'English' })).toMatchObject({
      differs: true,
      cells: [[], [{ text: 'English', shared: false }]],
    });
    expect(rowOf('Language', {})).toBeUndefined();
  });
});
