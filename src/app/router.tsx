import type { ComponentType } from 'react';
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

function frame(route: AppRoute, Page: ComponentType): ComponentType {
  return function FramedPage() {
    return (
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
  };
}

/** A page whose code is there already, so that it is part of the very first paint. */
export interface ReadyPage {
  route: AppRoute;
  Component: ComponentType;
}

function toRouteObjects(route: AppRoute, ready: ReadyPage | undefined): RouteObject[] {
  const page: RouteObject =
    ready?.route === route
      ? { Component: frame(route, ready.Component) }
      : {
          lazy: async () => ({ Component: frame(route, (await route.load()).Component) }),
          HydrateFallback: PageSkeleton,
        };
  return [
    ...[route.path, ...(route.alsoAt ?? [])].map(
      (path) => ({ ...page, path, errorElement: <ErrorPage /> }) as RouteObject,
    ),
    ...(route.redirectsFrom ?? []).map((path) => ({ path, element: <Redirect to={route.path} /> })),
  ];
}

/** The router over the route table, below the site's base path. */
export function createAppRouter(ready?: ReadyPage) {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        children: [
          ...routes.flatMap((route) => toRouteObjects(route, ready)),
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
