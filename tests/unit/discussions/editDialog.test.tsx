import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EditDialog } from '../../../src/features/discussions/dialogs/EditDialog';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

afterEach(dropAllDrafts);

/** Opens the dialog of a discussion of Maya's, which another window changes then. */
async function openAndSaveElsewhere() {
  await mock.signIn();
  const post = await mock.call('createDiscussion', 201, {
    body: { topicId: 'ask-me-anything', title: 'Which ladder?', text: 'Mine is made of wood.' },
  });
  const params = { discussionId: post.id };
  let isOpen = true;
  const { user } = renderWithApp(
    <EditDialog
      open
      target={{ kind: 'discussion', post }}
      discussionId={post.id}
      onClose={() => (isOpen = false)}
    />,
  );
  await screen.findByRole('textbox', { name: /^Text/ });
  await mock.call('updateDiscussion', 200, { params, body: { text: 'Mine is made of steel.' } });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(isOpen).toBe(false));
    return mock.call('getDiscussion', 200, { params });
  };
  return { user, save };
}

it('saves only what was changed here, so that what another window has saved stays', async () => {
  const { user, save } = await openAndSaveElsewhere();
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.click(title);
  await user.paste('Which ladder do you trust?');
  expect(await save()).toMatchObject({
    title: 'Which ladder do you trust?',
    text: 'Mine is made of steel.',
  });
});

it('saves nothing where nothing was changed here', async () => {
  const { save } = await openAndSaveElsewhere();
  expect(await save()).toMatchObject({ title: 'Which ladder?', text: 'Mine is made of steel.' });
});
