import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ProfilePage } from '../../../src/features/profile/ProfilePage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

// Invoices show the member's name, and statements that of the partner account.
it.each(['/profile', '/venderprofile', '/studentprofile'])(
  'says in the lead of %s what is on the page, and nothing of other documents',
  async (at) => {
    await mock.signIn();
    renderWithApp(<ProfilePage />, { at });
    const title = screen.getByRole('heading', { level: 1, name: 'My Profile' });
    const lead = title.parentElement!;
    expect(lead).toHaveTextContent('Your name and picture, your details, how you sign in');
    expect(lead).not.toHaveTextContent(/invoice|statement|certificate/);
    expect(await screen.findByLabelText('City')).toBeVisible();
    // What discussions show of a profile: see the contract's Participant.
    expect(screen.getByText(/^Others see your name, .* job title and company too/)).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveAccessibleDescription(/posts in discussions/);
  },
);
