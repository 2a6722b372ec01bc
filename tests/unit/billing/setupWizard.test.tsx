import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCountries } from '../../../src/api/resources/countries';
import { useBanks, usePartnerSetup } from '../../../src/api/resources/partner-setup';
import { SetupWizard } from '../../../src/features/billing/setup/SetupWizard';
import { lateRoute } from '../../support/lateRoute';
import { useMockServer } from '../../support/mockServer';
import { forgetSetup } from '../../support/partnerSetup';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
const partnerAccountId = 'amsel-works';

function Page() {
  const { latest } = usePartnerSetup(partnerAccountId);
  const countries = useCountries().data?.items;
  const banks = useBanks().data?.items;
  const onFinished = () => undefined;
  return latest && countries && banks ? (
    <SetupWizard {...{ partnerAccountId, latest, countries, banks, onFinished }} />
  ) : null;
}

it('keeps nobody who waits for the code of another page when it comes', async () => {
  await mock.signIn('viktor@dealwright.example');
  await forgetSetup(mock, partnerAccountId);
  const blog = lateRoute('/blog', 'What we write');
  const { goTo, where } = renderWithApp(<Page />, { at: '/setup', others: [blog.route] });
  await act(async () => void goTo('/blog'));
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(where()).toBe('/setup');
  await blog.bring();
  expect(await screen.findByText('What we write')).toBeVisible();
});
