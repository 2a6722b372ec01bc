import Box from '@mui/material/Box';
import { retryMoment } from '../ui/describeError';
import type { Query } from '../ui/QueryView';
import { RetryButton } from '../ui/RetryButton';

export interface ChoicesMissingProps {
  /** The read that brings the choices. */
  query: Query<unknown>;
  /** What can't be chosen from: `The countries`. */
  what: string;
}

/**
 * Beside a field whose choices come from the server: where they could not be loaded it says so and
 * offers to try again; otherwise there is nothing. The rest of the form can be filled in meanwhile.
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
