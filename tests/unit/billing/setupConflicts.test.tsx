import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useCountries } from '../../../src/api/resources/countries';
import { useBanks, usePartnerSetup } from '../../../src/api/resources/partner-setup';
import { SetupDetails } from '../../../src/features/billing/setup/SetupDetails';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
afterEach(dropAllDrafts);

/** Viktor's business, whose setup is finished: paid to a bank account. */
const partnerAccountId = 'amsel-works';

function Page() {
  const { latest } = usePartnerSetup(partnerAccountId);
  const countries = useCountries().data?.items;
  const banks = useBanks().data?.items;
  return latest && countries && banks ? (
    <SetupDetails {...{ partnerAccountId, latest, countries, banks }} />
  ) : null;
}

/** Types all at once, which is what pasting does. */
async function fill(user: UserEvent, at: HTMLElement, text: string) {
  await user.click(at);
  await user.paste(text);
}

async function edit(section: string) {
  await mock.signIn('viktor@dealwright.example');
  const { user } = renderWithApp(<Page />);
  await user.click(await screen.findByRole('button', { name: `Edit: ${section}` }));
  return user;
}

/** Saves another bank account, as another window does. */
async function saveElsewhere(bankId: string, bankAccountNumber: string) {
  const { partnerSetups } = await mock.backend.store.open('partnerSetups');
  await mock.call('setSetupPayment', 200, {
    params: { partnerAccountId },
    headers: { 'If-Match': `"${partnerSetups.get(partnerAccountId)!.version}"` },
    body: { method: 'internet-banking', token: null, bankId, bankAccountNumber },
  });
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save' });
const dialog = () => screen.findByRole('dialog', { name: 'Your setup was changed elsewhere' });

it('is no conflict with oneself where only the answer was lost', async () => {
  mock.console.allow(/412/);
  const user = await edit('Your information');
  await user.clear(box('City'));
  await fill(user, box('City'), 'Halle');
  mock.override({ operationId: 'setSetupInformation', loseAnswer: true, times: 1 });
  await user.click(save());
  await screen.findByText(/could not reach the server/);
  await user.click(save());
  const section = await screen.findByRole('region', { name: 'Your information' });
  expect(await within(section).findByText('Halle')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows both bank accounts where another window has saved one, but for their digits', async () => {
  mock.console.allow(/412/);
  const user = await edit('Payment Method');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Select Bank/ }), 'fyrbanken');
  await fill(user, box('Account number'), '5555 0000 1234');
  await saveElsewhere('lindenbank', '6666 0000 9876'.replaceAll(' ', ''));
  await user.click(save());
  expect(await dialog()).toHaveTextContent('BankMine: FyrbankenTheirs: Lindenbank');
  expect(await dialog()).toHaveTextContent('Account numberMine: •••• 1234Theirs: •••• 9876');
  expect(await dialog()).not.toHaveTextContent('5555');
});

it('shows the card that was typed where another window has saved an account', async () => {
  mock.console.allow(/412/);
  const user = await edit('Payment Method');
  await user.click(await screen.findByRole('radio', { name: 'Debit card' }));
  await fill(user, box('Cardholder name'), 'Viktor Amsel');
  await fill(user, box('Card number'), '4242424242424242');
  await fill(user, box('Expiry'), '122029');
  await fill(user, box('CVC'), '739');
  await saveElsewhere('lindenbank', '666600009876');
  await user.click(save());
  expect(await dialog()).toHaveTextContent('Mine: Debit cardTheirs: Internet banking');
  expect(await dialog()).toHaveTextContent('CardMine: Visa ending in 4242Theirs: empty');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
});

it('ends with Save where nothing was changed', async () => {
  const user = await edit('Your information');
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Edit: Your information' })).toHaveFocus();
});

it('gives up what was typed by Cancel', async () => {
  const user = await edit('Tax Form');
  await fill(user, box('GIS No.'), ' 7');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit: Tax Form' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit: Tax Form' }));
  const { partnerSetups } = await mock.backend.store.open('partnerSetups');
  expect(box('GIS No.')).toHaveValue(partnerSetups.get(partnerAccountId)!.tax!.gisNumber);
  expect(screen.queryByText('We kept what you typed.')).toBeNull();
});

it('takes nothing for wrong any more that another way to be paid does not ask for', async () => {
  const user = await edit('Payment Method');
  await user.click(screen.getByRole('radio', { name: 'Debit card' }));
  await user.click(save());
  const missing = await screen.findByRole('link', { name: 'Enter the card number.' });
  expect(missing).not.toHaveStyle({ textDecorationLine: 'line-through' });
  await user.click(screen.getByRole('radio', { name: 'Internet banking' }));
  await waitFor(() => expect(missing).toHaveStyle({ textDecorationLine: 'line-through' }));
});

it('marks the ZIP as required where the country has postal codes', async () => {
  const user = await edit('Your information');
  await user.click(screen.getByRole('radio', { name: 'Individual' }));
  const country = screen.getByRole('combobox', { name: /^Country(?! code)/ });
  await user.selectOptions(country, 'SE');
  expect(box('ZIP')).toBeRequired();
  await user.selectOptions(country, 'AE');
  expect(box('ZIP')).not.toBeRequired();
});
