import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppDialog } from '../../../src/ui/Dialog';
import { renderWithApp } from '../../support/renderWithApp';

it.each([
  ['has no keys of its own', undefined],
  ['has keys of its own', vi.fn()],
])('is closed by Escape where it %s', async (_, onKeyDown) => {
  const onClose = vi.fn();
  const { user } = renderWithApp(
    <AppDialog open title="Delete it?" onClose={onClose} onKeyDown={onKeyDown}>
      It is gone then.
    </AppDialog>,
  );
  await screen.findByRole('dialog', { name: 'Delete it?' });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
