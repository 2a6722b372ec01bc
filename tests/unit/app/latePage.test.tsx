import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { latePage } from '../../../src/app/latePage';
import { theme } from '../../../src/theme/theme';

const load = vi.fn<() => Promise<ComponentType>>();
let Late: ComponentType;
const Page = () => <h1>Courses</h1>;

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <Late />
    </ThemeProvider>,
  );

/** What the server says of its version: the name of the app's file, or nothing at all. */
function serverHas(appFile: string | null) {
  const start = new Response(`<script type="module" src="${appFile}"></script>`);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    appFile ? Promise.resolve(start.clone()) : Promise.reject(new TypeError('Failed to fetch')),
  );
}

beforeAll(() => {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/app-1.js');
  document.head.append(script);
});

beforeEach(() => {
  Late = latePage({ load });
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
});

it('recovers when it is opened again', async () => {
  serverHas(null);
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  unmount();
  load.mockResolvedValue(Page);
  open();
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeVisible();
});

it('recovers by Retry, which says that it is trying', async () => {
  serverHas(null);
  open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  let arrive: (page: ComponentType) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await userEvent.click(retry);
  expect(retry).toHaveTextContent('Trying again…');
  arrive(Page);
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeVisible();
});

it.each([
  ['/assets/app-2.js', 'A new version of the site is out'],
  ['/assets/app-1.js', 'This page did not load'],
])('offers a reload where the server is there, with %s', async (appFile, title) => {
  serverHas(appFile);
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
});
