import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OfferFacets } from '../../api/resources/offers';
import { FilterSelect } from '../../list/FilterSelect';
import { lowSearch } from '../../ui/searchFrame';
import type { ChangeQuery } from '../../list/useListState';
import type { OfferQuery } from './offerList';

export interface OfferFiltersProps {
  query: OfferQuery;
  /** Undefined on their way, null if they could not be loaded. */
  facets: OfferFacets | null | undefined;
  onChange: ChangeQuery<OfferQuery>;
  /** Before them, where they are in one row: a search. */
  children?: ReactNode;
}

/** Kind, category and how long the offer lasts, in one row above the cards, or one below the other in the drawer. */
export function OfferFilters({ query, facets, onChange, children }: OfferFiltersProps) {
  return (
    <Box
      role="group"
      aria-label="Filters"
      sx={(theme) => ({
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 220px))' },
        '&:has(> [role="search"])': {
          mb: { xs: 1.5, sm: 2, md: 3 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) repeat(3, minmax(0, 220px))' },
        },
        // On phones the search stands alone; the others are in the drawer.
        [theme.breakpoints.up('md')]: lowSearch,
        '@media (max-width: 899.95px)': { '& > [role="search"] ~ *': { display: 'none' } },
      })}
    >
      {children}
      <FilterSelect
        label="Kind"
        allLabel="Software and courses"
        value={query.kind}
        choices={facets?.kind ?? []}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label="Category"
        allLabel="All categories"
        value={query.category}
        choices={facets?.category ?? []}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Ends"
        allLabel="Whenever they end"
        value={query.status}
        // Every offer is a live deal, which so is no choice.
        choices={(facets?.status ?? []).filter(({ value }) => value !== 'live')}
        onChange={(status) => onChange({ status })}
      />
    </Box>
  );
}
