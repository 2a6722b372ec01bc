import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { AppliedFilterChips, type AppliedFilter } from '../../../src/list/AppliedFilterChips';
import { renderWithApp } from '../../support/renderWithApp';

const WORDS = { key: 'q', label: '“mail”', without: { q: '' } };
const DESIGN = { key: 'category', label: 'Design', without: { category: '' } };

type Filters = readonly AppliedFilter<Record<string, string>>[];

function List({ initial }: { initial: Filters }) {
  const [filters, setFilters] = useState(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        50 listings
      </h2>
      <AppliedFilterChips
        filters={filters}
        saidBeside={['q']}
        onChange={(change) => setFilters(filters.filter(({ key }) => !(key in change)))}
        onClear={() => setFilters([])}
        onEmptied={() => heading.current?.focus()}
      />
    </>
  );
}

const chips = () => screen.queryByRole('list', { name: 'Applied filters' });

it('leaves out the words that their field shows already, while they are all', () => {
  renderWithApp(<List initial={[WORDS]} />);
  expect(chips()).toBeNull();
});

it('shows a filter that is alone', () => {
  renderWithApp(<List initial={[DESIGN]} />);
  expect(screen.getByRole('button', { name: /Design$/ })).toBeVisible();
});

it('gives the focus to the heading when only the words are left', async () => {
  const { user } = renderWithApp(<List initial={[WORDS, DESIGN]} />);
  await user.click(screen.getByRole('button', { name: /Design$/ }));
  expect(chips()).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('gives the focus to the chip that is left when the words go', async () => {
  const { user } = renderWithApp(<List initial={[WORDS, DESIGN]} />);
  await user.click(screen.getByRole('button', { name: /“mail”$/ }));
  expect(screen.getByRole('button', { name: /Design$/ })).toHaveFocus();
});
