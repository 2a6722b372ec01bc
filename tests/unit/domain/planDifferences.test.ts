import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/api/resources/listings';
import { beyondPlan, planDifferences } from '../../../src/domain/planDifferences';

function plans(...features: string[][]): Plan[] {
  return features.map((list, index) => ({
    id: `tier-${index + 1}`,
    title: `License Tier ${index + 1}`,
    details: 'One-time purchase of',
    price: { amountMinor: 2500 + index * 1000, currency: 'USD' },
    oldPrice: null,
    discountPercent: 0,
    isRecommended: false,
    features: list,
  }));
}

describe('planDifferences', () => {
  it('puts quantities of the same thing on one line, under its fullest wording', () => {
    expect(
      planDifferences(
        plans(['2,000 requests per month'], ['5,000 requests per month'], ['Unlimited requests']),
      ),
    ).toEqual([{ label: 'Requests per month', cells: ['2,000', '5,000', 'Unlimited'] }]);
  });

  it.each([
    [['1 person'], ['5 people'], 'People', ['1', '5']],
    [['1 company'], ['4 companies'], 'Companies', ['1', '4']],
    [['1 business'], ['3 businesses'], 'Businesses', ['1', '3']],
    [['25 open quotes'], ['Unlimited quotes'], 'Open quotes', ['25', 'Unlimited']],
    [['1 GB database'], ['20 GB database'], 'Database', ['1 GB', '20 GB']],
    [['5 mail accounts'], ['20 mail accounts'], 'Mail accounts', ['5', '20']],
  ])('counts %s and %s as one thing', (first, second, label, cells) => {
    expect(planDifferences(plans(first, second))).toEqual([{ label, cells }]);
  });

  it('takes several quantities in one feature apart', () => {
    expect(planDifferences(plans(['1 site, 2 seats'], ['5 sites, 8 seats']))).toEqual([
      { label: 'Sites', cells: ['1', '5'] },
      { label: 'Seats', cells: ['2', '8'] },
    ]);
  });

  it('marks what has no quantity, and keeps a text that is not made of quantities only', () => {
    expect(
      planDifferences(plans(['18 lessons, about 3 hours', 'Certificate'], ['Certificate'])),
    ).toEqual([{ label: '18 lessons, about 3 hours', cells: [true, null] }]);
  });

  it('leaves out what all plans have alike', () => {
    expect(
      planDifferences(plans(['Updates', '3 users', '1 site'], ['Updates', '3 users', '2 sites'])),
    ).toEqual([{ label: 'Sites', cells: ['1', '2'] }]);
  });

  it('loses nothing where a plan counts the same thing twice', () => {
    expect(planDifferences(plans(['10 users', '2 admin users'], ['20 users']))).toEqual([
      { label: 'Users', cells: ['10', '20'] },
      { label: '2 admin users', cells: [true, null] },
    ]);
  });
});

describe('beyondPlan', () => {
  const beyond = (before: string[], after: string[]) => {
    const [first, second] = plans(before, after);
    return beyondPlan(second!, first!);
  };

  it('gives what a plan adds to the one before it, and what it has more of', () => {
    expect(
      beyond(
        ['2,000 requests per month', '500 MB of files', '1 user', 'All languages'],
        ['Unlimited requests', '1 GB of files', '3 users', 'All languages', 'Shared tone library'],
      ),
    ).toEqual(['Unlimited requests', '1 GB of files', '3 users', 'Shared tone library']);
  });

  it.each([
    ['leaves something out', ['Certificate', '1 seat'], ['5 seats']],
    ['has less of something', ['1 GB of files', '1 seat'], ['500 MB of files', '5 seats']],
    ['has less than unlimited', ['Unlimited sites', '1 seat'], ['20 sites', '5 seats']],
    ['adds nothing', ['1 seat'], ['1 seat']],
  ])('gives nothing where a plan %s', (_, before, after) => {
    expect(beyond(before, after)).toBeNull();
  });
});
