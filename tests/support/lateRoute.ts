import { act } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';

/**
 * Another page, whose code comes late.
 *
 * @returns its route, which reads `words`, and `bring`, with which its code comes
 */
export function lateRoute(
  path: string,
  words: string,
): { route: RouteObject; bring: () => Promise<void> } {
  let come: () => void;
  const hasCome = new Promise<void>((done) => (come = done));
  return {
    route: { path, lazy: async () => (await hasCome, { Component: () => words }) },
    bring: () =>
      act(async () => {
        come();
        await hasCome;
      }),
  };
}
