import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { QuestionsPanel } from '../../../src/features/product/questions/QuestionsPanel';
import { dropAllDrafts, keepDraft } from '../../../src/forms/drafts';
import { registerRoutes } from '../../../src/routing/routeTable';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
afterEach(() => {
  act(() => clearToasts());
  dropAllDrafts();
});

const LISTING = { params: { listingId: 'duskplan' } };
const TEXT = 'Does it follow two calendars at once?';

/** Shows a question of the member's own, who wants mail about it. */
async function open() {
  await mock.signIn();
  const listing = await mock.call('getListing', 200, LISTING);
  const { id } = await mock.call('createQuestion', 201, {
    ...LISTING,
    body: { text: TEXT, notifyByEmail: true },
  });
  const { user } = renderWithApp(
    <>
      <QuestionsPanel listing={listing} />
      <Toasts />
    </>,
  );
  const edit = async () =>
    user.click(await screen.findByRole('button', { name: 'Edit your question' }));
  const at = { params: { ...LISTING.params, questionId: id } };
  return { user, edit, at };
}

const form = () => screen.findByRole('form', { name: 'Edit your question' });

/** The field and the box of the form that edits, not of the one that asks. */
async function fields() {
  const { elements } = (await form()) as HTMLFormElement;
  return {
    text: elements.namedItem('text') as HTMLTextAreaElement,
    box: elements.namedItem('notifyByEmail') as HTMLInputElement,
  };
}

it('switches the mail about replies off, and shows that it is off', async () => {
  const { user, edit, at } = await open();
  await edit();
  const { text, box } = await fields();
  expect(text).toHaveValue(TEXT);
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(await mock.call('getOwnQuestion', 200, at)).toMatchObject({
    text: TEXT,
    notifyByEmail: false,
    editedAt: null,
  });
  await edit();
  expect((await fields()).box).not.toBeChecked();
});

it('leaves the mail as it is where only the text is changed', async () => {
  const { user, edit, at } = await open();
  await edit();
  // Another window switches it off meanwhile.
  await mock.call('updateQuestion', 200, { ...at, body: { notifyByEmail: false } });
  await user.type((await fields()).text, ' Or three?');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(await mock.call('getOwnQuestion', 200, at)).toMatchObject({
    text: `${TEXT} Or three?`,
    notifyByEmail: false,
  });
});

it('goes on with a draft that was kept before the form had the box', async () => {
  const { user, edit, at } = await open();
  const draft = `${TEXT} Or three?`;
  keepDraft(`own question ${at.params.questionId}`, { text: draft }, { text: TEXT });
  await edit();
  const { text, box } = await fields();
  expect(text).toHaveValue(draft);
  expect(box).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(await mock.call('getOwnQuestion', 200, at)).toMatchObject({
    text: draft,
    notifyByEmail: true,
  });
});

it('says so where the question could not be read, and opens it on the next try', async () => {
  const { user, edit } = await open();
  mock.override({ operationId: 'getOwnQuestion', dropConnection: true, times: 1 });
  await edit();
  expect(await screen.findByText(/Your question can’t be edited right now\.$/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Edit your question' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await fields()).text).toHaveFocus());
});
