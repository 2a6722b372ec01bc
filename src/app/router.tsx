import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { Shell } from '../layout/Shell';
import type { AppRoute, Frame, PageHead } from '../routing/AppRoute';
import { readScrollPositions } from '../routing/lateScroll';
import { RouteEffects } from '../routing/RouteEffects';
import { allowCutTransitions } from '../routing/viewTransition';
import { listenForBack } from '../ui/useBackToClose';
import { AccessGate } from './AccessGate';
import { AccountFrame } from './AccountFrame';
import { ErrorPage } from './ErrorPage';
import { wasSignedIn } from '../session/useLooksSignedIn';
import { latePage } from './latePage';
import { PageSkeleton } from './PageSkeleton';
import { PartnerFrame } from './PartnerFrame';
import { routes } from './routes';
import { StudentFrame } from './StudentFrame';

const NOT_FOUND: PageHead & Pick<AppRoute, 'load'> = {
  title: 'Page not found',
  description: 'There is no page at this URL.',
  load: () => import('./NotFoundPage').then(({ NotFoundPage }) => NotFoundPage),
};

/**
 * A page whose code comes when it is first opened. Who seems to be a visitor gets the code of a page
 * for members only after signing in, when the page first stands there.
 */
const late = (route: Pick<AppRoute, 'load'>, isForMembers = false): RouteObject => ({
  lazy: async () => ({
    Component:
      isForMembers && !wasSignedIn()
        ? latePage(route)
        : await route.load().catch(() => latePage(route)),
  }),
  HydrateFallback: PageSkeleton,
});

const frames: Record<Frame, ComponentType> = {
  account: AccountFrame,
  student: StudentFrame,
  partner: PartnerFrame,
};

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={to + search + hash} replace />;
}

/** A page whose code is there already, so that it is part of the very first paint. */
export interface ReadyPage {
  route: AppRoute;
  Component: ComponentType;
}

function toRouteObjects(route: AppRoute, ready: ReadyPage | undefined): RouteObject[] {
  const page: RouteObject =
    ready?.route === route
      ? { Component: ready.Component }
      : late(route, route.access !== 'public');
  return [
    ...[route.path, ...(route.alsoAt ?? [])].map((path) => ({
      ...page,
      path,
      handle: route,
      errorElement: <ErrorPage />,
    })),
    ...(route.redirectsFrom ?? []).map((path) => ({ path, element: <Redirect to={route.path} /> })),
  ];
}

/** Pages that share a frame, below it: going from one to another leaves the frame as it is. */
function framed(frame: Frame, ready: ReadyPage | undefined): RouteObject {
  const Frame = frames[frame];
  return {
    element: (
      <AccessGate>
        <Frame />
      </AccessGate>
    ),
    children: allRoutes
      .filter((route) => 'frame' in route && route.frame === frame)
      .flatMap((route) => toRouteObjects(route, ready)),
  };
}

const allRoutes: AppRoute[] = Object.values(routes);

/** The router over the route table, below the site's base path. */
export function createAppRouter(ready?: ReadyPage) {
  listenForBack();
  readScrollPositions();
  allowCutTransitions();
  return createBrowserRouter(
    [
      {
        element: (
          <>
            <RouteEffects />
            <Shell />
          </>
        ),
        errorElement: <ErrorPage />,
        children: [
          ...allRoutes
            .filter((route) => route.access === 'public')
            .flatMap((route) => toRouteObjects(route, ready)),
          ...(Object.keys(frames) as Frame[]).map((frame) => framed(frame, ready)),
          { ...late(NOT_FOUND), path: '*', handle: NOT_FOUND, errorElement: <ErrorPage /> },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL.replace(/\/$/, '') || '/' },
  );
}
