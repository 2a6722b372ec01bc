import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListingFacets, ListingKind } from '../../../src/api/resources/listings';
import { catalogLists, type CatalogQuery } from '../../../src/features/catalog/catalogList';
import { FilterPanel } from '../../../src/features/catalog/FilterPanel';
import { theme } from '../../../src/theme/theme';

const facets: ListingFacets = {
  category: Array.from({ length: 10 }, (_, index) => ({
    value: `category-${index}`,
    label: `Category ${index}`,
    count: index,
  })),
  minRating: [{ value: '4.5', label: '4.5 & up', count: 19 }],
  status: [
    { value: 'live', label: 'Live deals', count: 40 },
    { value: 'ending-soon', label: 'Ending soon', count: 10 },
  ],
  operatingSystem: [{ value: 'linux', label: 'Linux', count: 0 }],
  feature: [],
  integration: [{ value: 'slack', label: 'Slack', count: 3 }],
  certification: [],
  language: [],
  length: [],
  planType: [
    { value: 'lifetime', label: 'Lifetime deal', count: 41 },
    { value: 'annual', label: 'Annual', count: 11 },
  ],
  price: { min: 900, max: 14900 },
};

function panel(
  query: Partial<CatalogQuery> = {},
  onChange = vi.fn(),
  known: ListingFacets | null | undefined = facets,
  kind: ListingKind = 'software',
) {
  return (
    <ThemeProvider theme={theme}>
      <FilterPanel
        kind={kind}
        query={{ ...catalogLists[kind].everything, ...query }}
        facets={known}
        onChange={onChange}
      />
    </ThemeProvider>
  );
}

const head = (name: RegExp) => screen.getByRole('button', { name });

describe('FilterPanel', () => {
  it('starts with Integrations, Price range and Certification collapsed', () => {
    render(panel());
    const collapsed = screen
      .getAllByRole('button', { expanded: false })
      .map((button) => button.textContent);
    expect(collapsed).toEqual(['Show all 10', 'Integrations', 'Price range', 'Certification']);
  });

  it('asks of courses what their cards say, and nothing that only software has', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const known: ListingFacets = {
      ...facets,
      certification: [{ value: 'basic', label: 'Basic', count: 16 }],
      language: [{ value: 'hindi', label: 'Hindi', count: 4 }],
      length: [{ value: '4-to-8-hours', label: '4 to 8 hours', count: 19 }],
    };
    render(panel({ language: ['hindi'] }, onChange, known, 'course'));
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'Basic16',
      'Hindi4',
      '4 to 8 hours19',
      expect.stringMatching(/^Category 0/),
    ]);
    for (const name of ['Level', 'Help in', 'Length'])
      expect(screen.getByRole('group', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const name of [/^Operating system/, /^Features/, /^Integrations/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Hindi/ }));
    expect(onChange).toHaveBeenLastCalledWith({ language: [] });
    await user.click(screen.getByRole('checkbox', { name: /^4 to 8 hours/ }));
    expect(onChange).toHaveBeenLastCalledWith({ length: ['4-to-8-hours'] });
  });

  it('opens a collapsed group where one of its filters is applied, also later', () => {
    const { rerender } = render(panel({ integration: ['slack'] }));
    expect(head(/Integrations/)).toHaveAttribute('aria-expanded', 'true');
    expect(head(/Price range/)).toHaveAttribute('aria-expanded', 'false');
    rerender(panel({ price: { min: 1000, max: null } }));
    expect(head(/Price range/)).toHaveAttribute('aria-expanded', 'true');
    // The group stays open under the pointer that has just cleared it.
    expect(head(/Integrations/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('adds to and takes from the choices of a filter', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(panel({ category: ['category-2'] }, onChange));
    await user.click(screen.getByRole('checkbox', { name: /^Category 3/ }));
    expect(onChange).toHaveBeenLastCalledWith({ category: ['category-2', 'category-3'] });
    await user.click(screen.getByRole('checkbox', { name: /^Category 2/ }));
    expect(onChange).toHaveBeenLastCalledWith({ category: [] });
  });

  it('does not take a choice that would leave nothing, but lets go of one that is applied', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const { rerender } = render(panel({}, onChange));
    const linux = () => screen.getByRole('checkbox', { name: /^Linux/ });
    expect(linux()).toHaveAttribute('aria-disabled', 'true');
    await user.click(linux());
    expect(onChange).not.toHaveBeenCalled();
    rerender(panel({ os: ['linux'] }, onChange));
    expect(linux()).not.toHaveAttribute('aria-disabled');
    await user.click(linux());
    expect(onChange).toHaveBeenLastCalledWith({ os: [] });
  });

  it('keeps an applied choice in sight in a shortened list', async () => {
    const user = userEvent.setup();
    render(panel({ category: ['category-9'] }));
    expect(screen.getByRole('checkbox', { name: /^Category 9/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Category 8/ })).toBeNull();
    await user.click(head(/Show all 10/));
    // The first that is new, above the button, is where the keyboard goes on.
    expect(screen.getByRole('checkbox', { name: /^Category 7/ })).toHaveFocus();
  });

  it('always lets go of a filter that takes one choice', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(panel({ plan: 'annual' }, onChange));
    const plan = screen.getByRole('radiogroup', { name: /^Plan type/ });
    await user.click(within(plan).getByRole('radio', { name: /^All/ }));
    expect(onChange).toHaveBeenLastCalledWith({ plan: null });
  });

  it('counts all of a filter whose choices leave nothing out, and of no other', () => {
    render(panel());
    const plan = screen.getByRole('radiogroup', { name: 'Plan type' });
    expect(within(plan).getByRole('radio', { name: /^All/ })).toBeChecked();
    expect(within(plan).getByText('52')).toBeInTheDocument();
    // Deals that have ended are neither live nor ending soon.
    expect(within(screen.getByRole('radiogroup', { name: 'Status' })).queryByText('50')).toBeNull();
  });

  it('has the labels of the server and no others, and leaves out what its URL can’t hold', () => {
    const named: ListingFacets = {
      ...facets,
      operatingSystem: [
        { value: 'linux', label: 'Any Linux', count: 4 },
        { value: 'beos', label: 'BeOS', count: 1 },
      ],
    };
    const { rerender } = render(panel({}, undefined, null));
    const system = () => screen.getByRole('group', { name: 'Operating system' });
    expect(within(system()).getByText('These choices could not be loaded.')).toBeVisible();
    rerender(panel({}, undefined, named));
    const choices = within(system()).getAllByRole('checkbox');
    expect(choices.map((choice) => choice.closest('label')!.textContent)).toEqual(['Any Linux4']);
  });
});
