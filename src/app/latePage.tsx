import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { AppRoute } from '../routing/AppRoute';
import { ErrorState } from '../ui/ErrorState';
import { RetryButton } from '../ui/RetryButton';
import { PageSkeleton } from './PageSkeleton';
import { whyMissing, type MissingReason } from './whyMissing';

const WORDS: Record<MissingReason, { title: string; description: string }> = {
  unreachable: {
    title: 'This page did not load',
    description: 'Its code could not be loaded. Check your connection, then try again.',
  },
  replaced: {
    title: 'A new version of the site is out',
    description: 'Reload to get it. Anything you saved is safe.',
  },
  lost: {
    title: 'This page did not load',
    description: 'Its code could not be loaded. Reloading usually helps.',
  },
};

interface Attempt {
  Page?: ComponentType;
  reason?: MissingReason;
  isRunning: boolean;
}

/**
 * A page whose code comes when it is shown, after a first attempt to load it has failed or where there
 * was none. It tries again each time it is opened, and on request; the router itself would remember a
 * failure forever.
 */
export function latePage({ load }: Pick<AppRoute, 'load'>): ComponentType {
  let loaded: ComponentType | undefined;
  return function LatePage() {
    const [{ Page, reason, isRunning }, setAttempt] = useState<Attempt>({
      Page: loaded,
      isRunning: true,
    });

    const fetchPage = useCallback(
      () =>
        load().then(
          (Component) => {
            loaded = Component;
            setAttempt({ Page: Component, isRunning: false });
          },
          async () => setAttempt({ reason: await whyMissing(), isRunning: false }),
        ),
      [],
    );
    useEffect(() => {
      if (!loaded) void fetchPage();
    }, [fetchPage]);

    if (Page) return <Page />;
    if (!reason) return <PageSkeleton />;
    return (
      <Container sx={{ py: { xs: 6, md: 10 } }}>
        <ErrorState
          {...WORDS[reason]}
          headingLevel="h1"
          action={
            reason === 'unreachable' ? (
              <RetryButton
                isTrying={isRunning}
                notBefore={0}
                onRetry={() => {
                  setAttempt({ reason, isRunning: true });
                  void fetchPage();
                }}
              />
            ) : (
              <Button variant="outlined" onClick={() => location.reload()}>
                Reload the page
              </Button>
            )
          }
        />
      </Container>
    );
  };
}
