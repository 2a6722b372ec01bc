import { createRoot } from 'react-dom/client';
import { holdRequests } from './api/client';
import { App } from './app/App';
import { createAppRouter } from './app/router';
import { routes } from './app/routes';
import { setPrefetchRoutes } from './routing/prefetch';
import './theme/fonts.css';
import { showToast } from './ui/toasts';

// Without the address of a real backend, the mock one answers. Only the calls wait for it; the
// condition is decided at build time, so a build for a real backend holds nothing of the mocks.
if (!import.meta.env.VITE_API_URL) {
  holdRequests(
    import('../mocks/browser').then(({ startMock }) =>
      startMock({ notify: (message) => showToast({ message, severity: 'info' }) }),
    ),
  );
}

setPrefetchRoutes(routes);
createRoot(document.getElementById('root')!).render(<App router={createAppRouter()} />);
