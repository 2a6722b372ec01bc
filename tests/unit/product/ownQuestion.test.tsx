import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { QuestionForm } from '../../../src/features/product/forms/QuestionForm';
import { QuestionsPanel } from '../../../src/features/product/questions/QuestionsPanel';
import { registerRoutes } from '../../../src/routing/routeTable';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
afterEach(() => act(() => clearToasts()));

const LISTING = { params: { listingId: 'duskplan' } };
const TEXT = 'Does it follow two calendars at once?';

async function open() {
  await mock.signIn();
  const listing = await mock.call('getListing', 200, LISTING);
  await mock.call('createQuestion', 201, {
    ...LISTING,
    body: { text: TEXT, notifyByEmail: false },
  });
  const { user } = renderWithApp(
    <>
      <QuestionsPanel listing={listing} />
      <Toasts />
    </>,
  );
  return async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete your question' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your question?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return user;
  };
}

const isGone = async () => {
  expect(await screen.findByText('Your question was deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
};

it('says of a product without questions that any member can answer one', async () => {
  const listing = await mock.call('getListing', 200, LISTING);
  const page = { number: 1, size: 10, totalItems: 0, totalPages: 1 };
  mock.override({
    operationId: 'listQuestions',
    reply: { status: 200, body: { items: [], page } },
  });
  renderWithApp(<QuestionsPanel listing={listing} />);
  expect(await screen.findByText(/the vendor and other members can answer/)).toBeVisible();
});

it('finds a question gone whose deletion was done though its answer got lost', async () => {
  const remove = await open();
  mock.override({ operationId: 'deleteQuestion', loseAnswer: true, times: 1 });
  const user = await remove();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await isGone();
});

it('says so where nobody knows whether a question was deleted', async () => {
  const remove = await open();
  mock.override({ operationId: 'deleteQuestion', dropConnection: true });
  await remove();
  expect(
    await screen.findByText(/Try again to be sure that your question is gone\.$/),
  ).toBeVisible();
});

it('counts a question as deleted that another tab has deleted before', async () => {
  const remove = await open();
  const { items } = await mock.call('listQuestions', 200, LISTING);
  await mock.call('deleteQuestion', 204, {
    params: { ...LISTING.params, questionId: items[0]!.id },
  });
  await remove();
  await isGone();
});

function AskOnce() {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <p>It was asked.</p>;
  return <QuestionForm listingId={LISTING.params.listingId} onAsked={() => setAsked(true)} />;
}

it('asks once what is sent again after its answer got lost', async () => {
  await mock.signIn();
  const { page: before } = await mock.call('listQuestions', 200, LISTING);
  const { user } = renderWithApp(<AskOnce />);
  await user.type(await screen.findByRole('textbox', { name: /^Your question/ }), TEXT);
  const post = async () => user.click(screen.getByRole('button', { name: 'Ask question' }));
  mock.override({ operationId: 'createQuestion', loseAnswer: true, times: 1 });
  await post();
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  await post();
  expect(await screen.findByText('It was asked.')).toBeVisible();
  const { page } = await mock.call('listQuestions', 200, LISTING);
  expect(page.totalItems).toBe(before.totalItems + 1);
});
