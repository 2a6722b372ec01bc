import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreditsPage } from '../../../src/features/credits/CreditsPage';
import { NEWCOMER, useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

test('without an answer there is no balance, and a way to ask again', async () => {
  await mock.signIn(NEWCOMER);
  mock.override({
    operationId: 'listCredits',
    reply: { status: 500, body: { type: 'about:blank', title: 'Refused', status: 500 } },
  });
  renderWithApp(<CreditsPage />);
  expect(await screen.findByRole('button', { name: /Retry/ })).toBeInTheDocument();
  expect(screen.getByText('–')).toBeInTheDocument();
});

test.each([
  ['as it was', 'GIFT-4R8K-2W6P-7Q2M'],
  ['in another spelling', ' gift 4r8k–2w6p 7q2m'],
])('a gift card whose answer was lost is redeemed once, sent again %s', async (_, again) => {
  await mock.signIn(NEWCOMER);
  const { user } = renderWithApp(<CreditsPage />);
  const code = () => screen.findByRole('textbox', { name: /^Gift card code/ });
  mock.override({ operationId: 'createGiftCardRedemption', times: 1, loseAnswer: true });
  await user.type(await code(), 'GIFT-4R8K-2W6P-7Q2M');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByRole('group', { name: /./ })).toBeInTheDocument();
  expect(await code()).toHaveValue('GIFT-4R8K-2W6P-7Q2M');
  await user.clear(await code());
  await user.type(await code(), again);
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('$25.00')).toBeInTheDocument();
  expect((await mock.call('listCredits', 200)).items).toHaveLength(1);
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(await code()).toHaveValue('');
});
