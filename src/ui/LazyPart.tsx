import { useCallback, useEffect, useState, type ReactNode } from 'react';
import Container from '@mui/material/Container';
import { QueryView } from './QueryView';

/** A part of the page whose code is fetched when it is needed. */
export interface LazyPart<Part> {
  /** Fetches the code, once; a failed attempt can be repeated. */
  load: () => Promise<Part>;
  /** The code, or undefined while it is not there. */
  loaded: () => Part | undefined;
}

/**
 * Makes a part of a dynamic import.
 *
 * @param fetchPart imports the module and gives what is used of it
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  return {
    load: async () => (part ??= await fetchPart()),
    loaded: () => part,
  };
}

/** Fetches the code ahead. Failing does no harm: showing the part asks again and reports it. */
export function prefetchPart(part: LazyPart<unknown>): void {
  part.load().catch(() => undefined);
}

export interface LazyPartViewProps<Part> {
  part: LazyPart<Part>;
  /** Shown until the code is there; in the shape of the part. */
  skeleton: ReactNode;
  /** Whether it is the page, which then has to have a margin and a heading where it failed. */
  isWholePage?: boolean;
  children: (part: Part) => ReactNode;
}

interface Fetched<Part> {
  data?: Part;
  error?: unknown;
  isValidating: boolean;
}

/**
 * Shows a part of the page. Where its code can't be fetched, that part says so and offers to try
 * again, and the rest of the page stays as it is, with everything typed in it.
 */
export function LazyPartView<Part>({
  part,
  skeleton,
  isWholePage = false,
  children,
}: LazyPartViewProps<Part>) {
  const [fetched, setFetched] = useState<Fetched<Part>>({
    data: part.loaded(),
    isValidating: true,
  });

  const fetchPart = useCallback(
    () =>
      part.load().then(
        (data) => setFetched({ data, isValidating: false }),
        (error: unknown) => setFetched({ error, isValidating: false }),
      ),
    [part],
  );
  useEffect(() => void fetchPart(), [fetchPart]);

  const query = {
    data: fetched.data,
    error: fetched.error,
    isValidating: fetched.isValidating,
    isLoading: fetched.data === undefined && fetched.isValidating,
    mutate: () => {
      setFetched((last) => ({ ...last, isValidating: true }));
      return fetchPart();
    },
  };
  // What the part shows is the matter of the query around it: trying again there asks for the data.
  if (fetched.data !== undefined) return children(fetched.data);
  const view = (
    <QueryView query={query} skeleton={skeleton} isWholePage={isWholePage}>
      {children}
    </QueryView>
  );
  const hasFailed = fetched.error !== undefined;
  return isWholePage && hasFailed ? <Container sx={{ py: 6 }}>{view}</Container> : view;
}
