import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { describeError, isNotFound } from './describeError';
import { ErrorState } from './ErrorState';
import { AlertIcon } from './icons';

/** The part of an SWR answer that a view needs. */
export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => unknown;
}

export interface QueryViewProps<Data> {
  query: Query<Data>;
  /** Shown until the first answer; in the shape and size of the content. */
  skeleton: ReactNode;
  /** Given data, what to show instead of the content when there is nothing in it, else null. */
  empty?: (data: Data) => ReactNode | null;
  /** Shown for an error with status 404; without it a 404 is an error like others. */
  notFound?: ReactNode;
  children: (data: Data) => ReactNode;
}

interface RetryButtonProps {
  query: Pick<Query<unknown>, 'isValidating' | 'mutate'>;
  /** `small` sits in a notice. */
  size?: 'small' | 'medium';
}

function RetryButton({ query, size = 'medium' }: RetryButtonProps) {
  return (
    <Button
      variant="outlined"
      color="secondary"
      size={size}
      // Not disabled while it runs: a disabled button would drop the focus.
      aria-disabled={query.isValidating}
      onClick={() => {
        if (!query.isValidating) void query.mutate();
      }}
    >
      {query.isValidating ? 'Trying again…' : 'Retry'}
    </Button>
  );
}

/** Stands above data that could not be fetched anew. */
function StaleNotice({ query }: { query: Query<unknown> }) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.25,
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: '10px',
        bgcolor: 'tint.warning',
        fontSize: '0.875rem',
      }}
    >
      <AlertIcon fontSize="small" sx={{ color: 'warning.main', flexShrink: 0 }} />
      <Box sx={{ flex: '1 1 16rem' }}>
        {describeError(query.error).title}. What you see may be out of date.
      </Box>
      <RetryButton query={query} size="small" />
    </Box>
  );
}

/**
 * The four faces of a request: skeleton, content, nothing found, failed. Data once shown stays:
 * while it is fetched anew nothing changes, and when that fails a notice stands above it.
 */
export function QueryView<Data>({
  query,
  skeleton,
  empty,
  notFound,
  children,
}: QueryViewProps<Data>) {
  const { data, error } = query;
  const failed = error !== undefined && error !== null;

  if (failed && notFound !== undefined && isNotFound(error)) return notFound;

  if (data !== undefined) {
    const content = empty?.(data) ?? children(data);
    if (!failed) return content;
    return (
      <>
        <StaleNotice query={query} />
        {content}
      </>
    );
  }

  if (failed) {
    return <ErrorState {...describeError(error)} action={<RetryButton query={query} />} />;
  }
  return skeleton;
}
