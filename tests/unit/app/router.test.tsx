import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../src/app/router';
import { theme } from '../../../src/theme/theme';

vi.mock('../../../src/layout/Shell', () => ({
  Shell: () => {
    throw new Error('The shell broke');
  },
}));

it('shows a page of its own where what stands around every page fails', async () => {
  // React and the router report what they have caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createAppRouter()} />
    </ThemeProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByText(/The shell broke/)).toBeNull();
});
