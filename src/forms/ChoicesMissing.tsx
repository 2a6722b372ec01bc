import Box from '@mui/material/Box';
import { retryMoment } from '../ui/describeError';
import type { Query } from '../ui/QueryView';
import { RetryButton } from '../ui/RetryButton';

export interface ChoicesMissingProps {
  /** The read that brings it. */
  query: Query<unknown>;
  /** What is missing: `The countries`. */
  what: string;
}

/**
 * A small part of a page that comes from the server, such as the choices of a field or a strip of
 * pictures: where it could not be loaded this line says so and offers to try again; otherwise there is
 * nothing. The rest of the page, or of the form, can be used meanwhile.
 */
export function ChoicesMissing({ query, what }: ChoicesMissingProps) {
  const { data, error, isValidating, mutate } = query;
  if (data !== undefined || !error) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        mt: 1,
        typography: 'body2',
      }}
    >
      {what} could not be loaded.
      <RetryButton
        size="small"
        isTrying={isValidating}
        notBefore={retryMoment(error)}
        onRetry={() => void mutate()}
      />
    </Box>
  );
}
