import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppLink } from '../../routing/AppLink';
import { formatCount, pluralize } from '../../lib/text';
import type { AppliedFilter } from '../../ui/AppliedFilterChips';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import type { BlogQuery } from './blogQuery';

export interface NoArticlesProps {
  applied: readonly AppliedFilter<BlogQuery>[];
  onChange: (change: Partial<BlogQuery>) => void;
  onClear: () => void;
  /** Takes the focus, which the button that was used loses. */
  onLeave: () => void;
}

/** Says that no post fits, and offers one-click ways out. */
export function NoArticles({ applied, onChange, onClear, onLeave }: NoArticlesProps) {
  const [first] = applied;
  if (!first) {
    return (
      <EmptyState
        headingLevel="p"
        title="Nothing is published here yet"
        description="The first posts are being written. Look in again soon."
      />
    );
  }
  const leaveBy = (step: () => void) => () => {
    step();
    onLeave();
  };
  return (
    <EmptyState
      headingLevel="p"
      icon={<SearchIcon />}
      title={applied.length > 1 ? 'No post fits all of this' : `No posts for ${first.label}`}
      description={
        first.key === 'q'
          ? 'Try fewer or other words. Titles, tags and the whole text are searched.'
          : 'Take a filter off to see more.'
      }
      action={
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {applied.length > 1 ? (
            <Button
              variant="outlined"
              color="secondary"
              onClick={leaveBy(() => onChange(first.without))}
            >
              Remove {first.label}
            </Button>
          ) : null}
          <Button variant="contained" onClick={leaveBy(onClear)}>
            See all posts
          </Button>
        </Stack>
      }
    />
  );
}

export interface PastTheEndProps {
  /** The page asked for, as the API gives it. */
  page: { number: number; totalItems: number; totalPages: number };
  /** The address of the first page. */
  firstPage: string;
}

/** Says that the list is shorter than the address has it, and leads back to its start. */
export function PastTheEnd({ page, firstPage }: PastTheEndProps) {
  const posts = pluralize(page.totalItems, 'post fills', 'posts fill');
  return (
    <EmptyState
      headingLevel="p"
      title={`There is no page ${formatCount(page.number)}`}
      description={`The ${posts} ${pluralize(page.totalPages, 'page', 'pages')}.`}
      action={
        <Button component={AppLink} to={firstPage} variant="contained">
          Go to page 1
        </Button>
      }
    />
  );
}
