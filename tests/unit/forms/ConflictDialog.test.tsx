import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConflictDialog } from '../../../src/forms/ConflictDialog';
import { theme } from '../../../src/theme/theme';

/** Opens it; what is kept is answered when the test says so. */
function open() {
  let answer: () => void;
  const saved = new Promise<void>((resolve) => (answer = resolve));
  const calls = {
    onClose: vi.fn<() => void>(),
    onKeepMine: vi.fn<() => Promise<void>>(() => saved),
    onTakeTheirs: vi.fn<() => void>(),
  };
  const rows = [{ label: 'City', mine: 'Bremen', theirs: 'Hamburg' }];
  render(
    <ThemeProvider theme={theme}>
      <ConflictDialog open what="profile" rows={rows} {...calls} />
    </ThemeProvider>,
  );
  return { calls, answer: () => act(async () => answer()) };
}

it('keeps what was typed once, however often that is pressed, and nothing else meanwhile', async () => {
  const user = userEvent.setup();
  const { calls, answer } = open();
  await user.dblClick(screen.getByRole('button', { name: 'Keep mine' }));
  expect(calls.onKeepMine).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  await user.keyboard('{Escape}');
  expect(calls.onTakeTheirs).not.toHaveBeenCalled();
  expect(calls.onClose).not.toHaveBeenCalled();
  await answer();
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(calls.onTakeTheirs).toHaveBeenCalledOnce();
});
