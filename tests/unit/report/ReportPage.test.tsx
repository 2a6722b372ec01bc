import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ReportPage } from '../../../src/features/report/ReportPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
useMockServer();

it('finds the listing to report by a part of its name, without leaving the page', async () => {
  const user = userEvent.setup();
  renderWithApp(<ReportPage />);
  const choice = screen.getByRole('region', { name: 'Which listing do you want to report?' });
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
