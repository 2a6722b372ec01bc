import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { use, type ReactNode } from 'react';
import { AnswerBoundary } from './AnswerBoundary';
import { describeError, isNotFound, needsSignIn, retryMoment, UNREADABLE } from './describeError';
import { ErrorState } from './ErrorState';
import { AlertIcon } from './icons';
import { RetryButton } from './RetryButton';
import { SignInOffer } from './signInOffer';

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
  /** True where the content holds the heading of the page; a failure is the heading then. */
  isWholePage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shown above data that could not be refreshed. */
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
        typography: 'body2',
      }}
    >
      <AlertIcon fontSize="small" sx={{ color: 'warning.main', flexShrink: 0 }} />
      <Box sx={{ flex: '1 1 16rem' }}>
        {describeError(query.error).title}. What you see may be out of date.
      </Box>
      <RetryButton
        size="small"
        isTrying={query.isValidating}
        notBefore={retryMoment(query.error)}
        onRetry={() => void query.mutate()}
      />
    </Box>
  );
}

interface FailedViewProps {
  query: Query<unknown>;
  error: unknown;
  isWholePage: boolean;
  /** Called when the next attempt has ended, whatever came of it. */
  onTried?: () => void;
}

function FailedView({ query, error, isWholePage, onTried }: FailedViewProps) {
  const offerSignIn = use(SignInOffer);
  const retry = async () => {
    await query.mutate();
  };
  const signIn = async () => {
    if (await offerSignIn?.()) await retry();
  };
  return (
    <ErrorState
      {...describeError(error)}
      headingLevel={isWholePage ? 'h1' : undefined}
      action={
        offerSignIn && needsSignIn(error) ? (
          <Button variant="contained" aria-haspopup="dialog" onClick={() => void signIn()}>
            Sign in
          </Button>
        ) : (
          <RetryButton
            isTrying={query.isValidating}
            notBefore={retryMoment(error)}
            onRetry={() => void retry().then(onTried, onTried)}
          />
        )
      }
    />
  );
}

/** Makes the content where the boundary above it can catch what that throws. */
function Content({ children }: { children: () => ReactNode }) {
  return children();
}

/**
 * The four faces of a request: skeleton, content, nothing found, failed. Data once shown stays, with
 * what was typed in it: while it is refreshed nothing changes, and when that fails a notice stands
 * above it. Data that breaks the contract, so that its content can't be made, counts as failed.
 */
export function QueryView<Data>({
  query,
  skeleton,
  empty,
  notFound,
  isWholePage = false,
  children,
}: QueryViewProps<Data>) {
  const { data, error } = query;
  const failed = error !== undefined && error !== null;

  if (data !== undefined) {
    return (
      <AnswerBoundary
        answer={data}
        fallback={(tryAgain) => (
          <FailedView
            query={query}
            error={failed ? error : UNREADABLE}
            isWholePage={isWholePage}
            onTried={tryAgain}
          />
        )}
      >
        {failed ? <StaleNotice query={query} /> : null}
        <Content>{() => empty?.(data) ?? children(data)}</Content>
      </AnswerBoundary>
    );
  }
  if (!failed) return skeleton;
  if (notFound !== undefined && isNotFound(error)) return notFound;
  return <FailedView query={query} error={error} isWholePage={isWholePage} />;
}
