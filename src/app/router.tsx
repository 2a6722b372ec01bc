import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { Shell } from '../layout/Shell';
import type { AppRoute } from '../routing/AppRoute';
import { RouteEffects } from '../routing/RouteEffects';
import { AccountGate } from './AccountGate';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';
import { PageSkeleton } from './PageSkeleton';
import { routes } from './routes';

const NOT_FOUND = {
  title: 'Page not found',
  description: 'There is no page at this address.',
};

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={to + search + hash} replace />;
}

function toRouteObjects(route: AppRoute): RouteObject[] {
  const lazy = async () => {
    const { Component: Page } = await route.load();
    const Component = () => (
      <>
        <RouteEffects route={route} />
        {route.access === 'account' ? (
          <AccountGate title={route.title}>
            <Page />
          </AccountGate>
        ) : (
          <Page />
        )}
      </>
    );
    return { Component };
  };
  return [
    ...[route.path, ...(route.alsoAt ?? [])].map((path) => ({
      path,
      lazy,
      HydrateFallback: PageSkeleton,
      errorElement: <ErrorPage />,
    })),
    ...(route.redirectsFrom ?? []).map((path) => ({ path, element: <Redirect to={route.path} /> })),
  ];
}

/** The router over the route table, below the site's base path. */
export function createAppRouter() {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        children: [
          ...routes.flatMap(toRouteObjects),
          {
            path: '*',
            element: (
              <>
                <RouteEffects route={NOT_FOUND} />
                <NotFoundPage />
              </>
            ),
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL.replace(/\/$/, '') || '/' },
  );
}
