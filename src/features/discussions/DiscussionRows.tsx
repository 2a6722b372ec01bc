import { styled } from '@mui/material/styles';
import type { DiscussionSummary } from '../../api/resources/discussions';
import type { ResultState } from '../../list/ResultSection';
import { DiscussionRow, DiscussionRowSkeleton } from './DiscussionRow';

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows; quick answers don't flicker.
  '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
});

export interface DiscussionRowsProps extends Partial<ResultState> {
  discussions: readonly DiscussionSummary[];
}

/** Discussions, one below the other. */
export function DiscussionRows({ discussions, isStale, isLoading }: DiscussionRowsProps) {
  return (
    <Rows aria-busy={isLoading} data-stale={isStale || undefined}>
      {discussions.map((discussion) => (
        <DiscussionRow key={discussion.id} discussion={discussion} />
      ))}
    </Rows>
  );
}

/** Shown where discussions will be. */
export function DiscussionRowsSkeleton({ length }: { length: number }) {
  return (
    <Rows aria-hidden>
      {Array.from({ length }, (_, index) => (
        <DiscussionRowSkeleton key={`row-${index}`} />
      ))}
    </Rows>
  );
}
