import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionsPanel } from '../../../src/features/product/questions/QuestionsPanel';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

afterEach(() => act(() => clearToasts()));

it('does not bring back who has left when the question is posted, but says so', async () => {
  await mock.signIn();
  const listing = await mock.call('getListing', 200, { params: { listingId: 'docsage' } });
  const letGo = mock.hold('createQuestion');
  const { user, where, goTo } = renderWithApp(
    <>
      <QuestionsPanel listing={listing} />
      <Toasts />
    </>,
    { at: '/productdetails?id=docsage&tab=questions' },
  );
  await user.type(
    await screen.findByRole('textbox', { name: /Your question/ }),
    'Does it read scans?',
  );
  await user.click(screen.getByRole('button', { name: 'Ask question' }));
  await screen.findByRole('button', { name: 'Sending…' });
  await act(async () => goTo('/aitools'));
  letGo();
  expect(await screen.findByText('Your question was posted.')).toBeVisible();
  expect(where()).toBe('/aitools');
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(where()).toMatch(/^\/productdetails\?.*tab=questions/));
});
