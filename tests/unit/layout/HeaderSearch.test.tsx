import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageSkeleton } from '../../../src/app/PageSkeleton';
import { useSession } from '../../../src/api/resources/session';
import { tellRefused, tellSignedOut } from '../../../src/api/sessionEvents';
import { SearchBox } from '../../../src/domain/search/SearchBox';
import { HeaderSearch } from '../../../src/layout/HeaderSearch';
import { HeaderSearchButton } from '../../../src/layout/HeaderSearchButton';
import { MAIN_ID } from '../../../src/routing/mainContent';
import { RouteEffects } from '../../../src/routing/RouteEffects';
import { SearchField } from '../../../src/ui/SearchField';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

/** Says whether what is watched can be seen, as a browser does on scrolling. */
let scroll: (isInView: boolean) => void;
let margin: string | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback, init?: IntersectionObserverInit) {
        margin = init?.rootMargin;
        scroll = (isIntersecting) =>
          act(() => tell([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const isHeldBack = () =>
  screen.getByRole('combobox', { hidden: true }).closest('[data-held-back]') !== null;

function Page() {
  const [hasList, setHasList] = useState(true);
  return (
    <>
      <HeaderSearch />
      {hasList ? <SearchField q="" label="Search offers" onChange={() => {}} /> : null}
      <button onClick={() => setHasList(!hasList)}>Switch</button>
    </>
  );
}

it('opens the search of the catalog beside that of a list, and not beside the same search', () => {
  const { unmount } = renderWithApp(
    <>
      <HeaderSearchButton />
      <SearchField q="" label="Search orders" onChange={() => {}} />
    </>,
    { at: '/buyerorder' },
  );
  expect(screen.getAllByRole('button', { name: 'Search' })).toHaveLength(1);
  unmount();
  renderWithApp(
    <>
      <HeaderSearchButton />
      <SearchBox />
    </>,
  );
  // That of the box.
  expect(screen.getAllByRole('button', { name: 'Search' })).toHaveLength(1);
  scroll(false);
  expect(screen.getAllByRole('button', { name: 'Search' })).toHaveLength(2);
});

it('stays away while a search of the page can be seen below the header, and only then', async () => {
  const { user } = renderWithApp(<Page />, { at: '/offers' });
  expect(isHeldBack()).toBe(true);
  expect(margin).toBe('-72px 0px 0px');
  scroll(false);
  expect(isHeldBack()).toBe(false);
  scroll(true);
  expect(isHeldBack()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(isHeldBack()).toBe(false);
});

it('is there on a page that shows no search in its present view', () => {
  renderWithApp(<HeaderSearch />, { at: '/glossary?term=api' });
  expect(isHeldBack()).toBe(false);
});

it('waits for a page on its way, which may bring a search', () => {
  renderWithApp(
    <>
      <HeaderSearch />
      <PageSkeleton />
    </>,
  );
  expect(isHeldBack()).toBe(true);
});

it('goes back behind the page’s own once it has searched from the same page', async () => {
  const { user, where } = renderWithApp(<Page />, { at: '/aitools' });
  const box = screen.getByRole('combobox', { hidden: true });
  scroll(false);
  await user.type(box, 'mail{Enter}');
  expect(where()).toBe('/aitools?q=mail');
  expect(box).not.toHaveFocus();
});

function Site() {
  return (
    <>
      <RouteEffects />
      <HeaderSearch />
      <main id={MAIN_ID} tabIndex={-1}>
        {useSession().user?.name}
      </main>
    </>
  );
}

/** Two pages of the site, whose header and main landmark stay. */
const openSite = () =>
  renderWithApp(<p>Another page</p>, {
    at: '/about',
    others: [
      {
        element: <Site />,
        children: ['/about', '/privacy', '/aitools'].map((path) => ({
          path,
          element: <p>{path}</p>,
          handle: { path, title: path, description: '' },
        })),
      },
    ],
  });

it('keeps what was typed, and the focus, when another page comes meanwhile', async () => {
  const { user, goTo, where } = openSite();
  const box = screen.getByRole('combobox');
  await user.type(box, 'ma');
  await act(() => goTo('/privacy'));
  expect(box).toHaveFocus();
  await user.type(box, 'il{Enter}');
  expect(where()).toBe('/aitools?q=mail');
  await waitFor(() => expect(box).toHaveValue(''));
});

it('leaves the focus to a page that comes while nothing is typed', async () => {
  const { user, goTo } = openSite();
  await user.click(screen.getByRole('combobox'));
  await act(() => goTo('/privacy'));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('shows what a member typed to no other member', async () => {
  await mock.signIn();
  const { user } = openSite();
  await screen.findByText('Maya Lindqvist');
  await user.type(screen.getByRole('combobox'), 'time off for surgery');
  await mock.signIn('viktor@dealwright.example');
  act(tellRefused);
  await screen.findByText('Viktor Amsel');
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('shows what was typed to no one after signing out', async () => {
  const { user } = openSite();
  await user.type(screen.getByRole('combobox'), 'time off for surgery');
  act(tellSignedOut);
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('is another landmark than the large search of the home page', () => {
  renderWithApp(
    <>
      <HeaderSearch />
      <SearchBox />
    </>,
  );
  const names = screen
    .getAllByRole('search', { hidden: true })
    .map((landmark) => landmark.getAttribute('aria-label'));
  expect(names).toEqual(['Quick search', 'Search the catalog']);
});
