import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { DataProvider } from '../../src/api/DataProvider';
import { theme } from '../../src/theme/theme';

export interface RenderOptions {
  /** Where the visitor is: path, query and hash. */
  at?: string;
  /** Other pages than the component, which is everywhere else. */
  others?: RouteObject[];
}

/**
 * Renders a component as the app does: with the theme, an empty cache of the API and a router. For
 * calls of the API, run the mock beside it with `useMockServer()`.
 *
 * @returns what Testing Library gives, a user whose hands are on keyboard and mouse, `where()`, which
 *   is the path and query that the visitor is at now, `goTo`, which follows a link there, and `back`
 */
export function renderWithApp(
  element: ReactElement,
  { at = '/', others = [] }: RenderOptions = {},
) {
  const router = createMemoryRouter([...others, { path: '*', element }], { initialEntries: [at] });
  const rendered = render(
    <ThemeProvider theme={theme}>
      <DataProvider>
        <RouterProvider router={router} />
      </DataProvider>
    </ThemeProvider>,
  );
  return {
    ...rendered,
    // Keys follow one another at once: what waits for a pause has timers of its own.
    user: userEvent.setup({ delay: null }),
    where: () => router.state.location.pathname + router.state.location.search,
    goTo: (to: string) => router.navigate(to),
    back: () => router.navigate(-1),
  };
}
