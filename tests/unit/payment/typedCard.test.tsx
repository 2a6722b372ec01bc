import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { PaymentMethodPage } from '../../../src/features/payment/PaymentMethodPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

it('draws the card as it is typed, with a dot for each digit that is still to come', async () => {
  await mock.signIn();
  const { user, container } = renderWithApp(<PaymentMethodPage />, { at: '/paymentmethod' });
  await user.click(await screen.findByLabelText(/Full name on card/));
  await user.paste('Maya');
  await user.click(screen.getByLabelText(/Card number/));
  await user.paste('37828');
  expect(container).toHaveTextContent('AMEX3782 8••••• •••••MayaMM/YY');
  await user.type(screen.getByLabelText(/Expiration date/), '1228');
  expect(container).toHaveTextContent('Maya12/28');
});
