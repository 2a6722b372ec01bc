import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { SearchIcon } from '../ui/icons';
import type { AppliedFilter } from './AppliedFilterChips';

export interface NoResultsProps<Query> {
  /** What is listed: one and many of it, such as `listing` and `listings`. */
  nouns: readonly [one: string, many: string];
  /** What is applied; the search has the key `q`. */
  applied: readonly AppliedFilter<Query>[];
  onChange: (change: Partial<Query>) => void;
  onClear: () => void;
  /** Takes the focus, which the button that was used loses. */
  onLeave: () => void;
  /** Further ways out, such as what the search finds elsewhere. */
  children?: ReactNode;
}

/** Says that nothing fits, and offers one-click ways out. */
export function NoResults<Query>({
  nouns: [one, many],
  applied,
  onChange,
  onClear,
  onLeave,
  children,
}: NoResultsProps<Query>) {
  const leaveBy = (step: () => void) => () => {
    step();
    onLeave();
  };
  const search = applied.find(({ key }) => key === 'q');
  const lastFilter = applied.findLast(({ key }) => key !== 'q');
  if (applied.length === 0) {
    return (
      <EmptyState
        headingLevel="p"
        title={`There are no ${many} here yet`}
        description="New ones come in all the time. Check back soon."
      />
    );
  }
  return (
    <>
      <EmptyState
        headingLevel="p"
        icon={<SearchIcon />}
        title={
          search && !lastFilter
            ? `Nothing found for ${search.label}`
            : lastFilter && applied.length === 1
              ? `No ${one} fits “${lastFilter.label}”`
              : 'Nothing fits all of this'
        }
        description={
          search && lastFilter
            ? `No ${one} matches ${search.label} with these filters. Take one off, or try other words.`
            : search
              ? 'Try fewer or different words, or check the spelling.'
              : applied.length === 1
                ? `Take the filter off to see all ${many}.`
                : `No ${one} has all of what you chose. Take a filter off to see more.`
        }
        action={
          <>
            {lastFilter ? (
              <Button variant="contained" onClick={leaveBy(() => onChange(lastFilter.without))}>
                Remove “{lastFilter.label}”
              </Button>
            ) : null}
            {search ? (
              <Button
                variant={lastFilter ? 'outlined' : 'contained'}
                color={lastFilter ? 'secondary' : 'primary'}
                onClick={leaveBy(() => onChange(search.without))}
              >
                Clear the search
              </Button>
            ) : null}
            {applied.length > 1 ? (
              <Button color="secondary" onClick={leaveBy(onClear)}>
                Clear all
              </Button>
            ) : null}
          </>
        }
      />
      {children}
    </>
  );
}
