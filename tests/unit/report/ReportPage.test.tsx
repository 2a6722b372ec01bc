import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ReportPage } from '../../../src/features/report/ReportPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

it('finds the listing to report by a part of its name, without leaving the page', async () => {
  const user = userEvent.setup();
  renderWithApp(<ReportPage />);
  const choice = await screen.findByRole('group', {
    name: /Which listing do you want to report\?/,
  });
  // No product is suggested before a word is typed.
  expect(within(choice).queryByRole('link')).toBeNull();
  const field = within(choice).getByRole('searchbox', { name: 'Search software and courses' });
  await user.type(field, 'docs');
  const found = await within(choice).findByRole('link', { name: 'Docsage' });
  expect(found).toHaveAttribute('href', '/productsclaims?id=docsage');
  await user.type(field, ' zzzz');
  expect(await within(choice).findByText('No listing fits “docs zzzz”')).toBeVisible();
  expect(screen.getByRole('region', { name: 'What happens next' })).toHaveTextContent(
    'case number',
  );
});

it('asks everything at once, and keeps what is typed while the listing is chosen', async () => {
  const user = userEvent.setup();
  renderWithApp(<ReportPage />);
  await user.type(await screen.findByRole('textbox', { name: 'Details' }), 'It quotes nobody.');
  await user.click(screen.getByRole('radio', { name: /misleading/i }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(
    await screen.findByRole('link', { name: 'Choose the listing that you want to report.' }),
  );
  const search = screen.getByRole('searchbox', { name: 'Search software and courses' });
  expect(search).toHaveFocus();
  expect(search).toHaveAccessibleDescription('Choose the listing that you want to report.');
  // Enter searches; it doesn't send the report.
  await user.keyboard('docs{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Docsage' }));
  await screen.findByRole('link', { name: 'Choose another' });
  expect(screen.getByRole('textbox', { name: 'Details' })).toHaveValue('It quotes nobody.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/DW-\d{6}/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Docsage' })).toBeVisible();
});

it('says that no one gets the report where the server is a demonstration, and nowhere else', async () => {
  const note = /^This is a demonstration: what you send stays in your browser/;
  const { unmount } = renderWithApp(<ReportPage />);
  expect(await screen.findByText(note)).toBeVisible();
  unmount();
  const session = await mock.call('getSession', 200);
  mock.override({
    operationId: 'getSession',
    reply: { status: 200, body: { ...session, demo: null } },
  });
  renderWithApp(<ReportPage />);
  expect(await screen.findByText(/You don’t have to be signed in/)).toBeVisible();
  expect(await screen.findByRole('group', { name: /Which listing/ })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});
