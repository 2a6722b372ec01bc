import { createRoot } from 'react-dom/client';
import { holdRequests } from './api/client';
import { App } from './app/App';
import { offerNewVersion } from './app/offerNewVersion';
import { removeMockWorker } from './app/removeMockWorker';
import { createAppRouter, type ReadyPage } from './app/router';
import { routes } from './app/routes';
import { registerRoutes } from './routing/routeTable';
import './theme/fonts.css';
import './theme/forcedColors.css';
import { showToast } from './ui/toastStore';

// Without the URL of a real backend, the mock one answers. Only the calls wait for it; the
// condition is decided at build time, so a build for a real backend holds nothing of the mocks.
if (!import.meta.env.VITE_API_URL) {
  holdRequests(
    import('../mocks/browser').then(({ startMock }) =>
      startMock({ notify: (message) => showToast({ message, severity: 'info' }) }),
    ),
  );
} else {
  // A browser without service workers, or with all storage blocked, has none to remove.
  removeMockWorker().catch(() => undefined);
}

/**
 * The home page, where that was opened: index.html has its code travel beside this one, so the first
 * paint can hold the page itself. Elsewhere, and if the code fails to come, undefined.
 */
async function openedHomePage(): Promise<ReadyPage | undefined> {
  if (location.pathname !== import.meta.env.BASE_URL) return undefined;
  const route = routes.home;
  return route.load().then(
    (Component) => ({ route, Component }),
    () => undefined,
  );
}

registerRoutes(routes);
offerNewVersion();
void openedHomePage().then((ready) => {
  createRoot(document.getElementById('root')!).render(<App router={createAppRouter(ready)} />);
});
