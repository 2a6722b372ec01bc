import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CardForm } from '../../../src/domain/payment/CardForm';
import { NEWCOMER, useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

async function open() {
  await mock.signIn(NEWCOMER);
  const onAdded = vi.fn();
  const rendered = renderWithApp(<CardForm onAdded={onAdded} />);
  return { ...rendered, onAdded, number: await field(/^Card number/) };
}

test('groups the digits by the kind of card, which it names', async () => {
  const { user, number } = await open();
  await user.type(number, '378282246310005');
  expect(number).toHaveValue('3782 822463 10005');
  expect(screen.getByRole('status')).toHaveTextContent('American Express');
  expect(screen.getByText('4 digits on the front.')).toBeInTheDocument();
  await user.clear(number);
  await user.type(number, '5555x5555-55554444');
  expect(number).toHaveValue('5555 5555 5555 4444');
  expect(screen.getByRole('status')).toHaveTextContent('Mastercard');
});

test('leaves the caret where one types and deletes in the middle', async () => {
  const { user, number } = await open();
  await user.type(number, '4242424242424242');
  await user.type(number, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(number).toHaveValue('4242 2424 2424 242');
  expect(number.selectionStart).toBe(5);
  await user.keyboard('4');
  expect(number).toHaveValue('4242 4242 4242 4242');
  expect(number.selectionStart).toBe(6);
  // At a gap, the digits on its sides go, not the gap.
  await user.type(number, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(number).toHaveValue('4244 2424 2424 242');
  expect(number.selectionStart).toBe(3);
  await user.type(number, '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(number).toHaveValue('4244 4242 4242 42');
  expect(number.selectionStart).toBe(5);
});

test('takes a date as it is typed, with and without a slash, and as it is pasted', async () => {
  const { user } = await open();
  const expiry = await field(/^Expiration date/);
  for (const [typed, shown] of [
    ['1229', '12/29'],
    ['1/29', '01/29'],
    ['929', '09/29'],
  ] as const) {
    await user.clear(expiry);
    await user.type(expiry, typed);
    expect(expiry).toHaveValue(shown);
  }
  await user.clear(expiry);
  await user.click(expiry);
  await user.paste('11/2030');
  expect(expiry).toHaveValue('11/30');
});

test('says what is wrong at its field, and asks for the postal code of the country', async () => {
  const { user } = await open();
  await user.type(await field(/^Card number/), '4242424242424241');
  await user.type(await field(/^Expiration date/), '0122');
  await user.type(await field(/^CVC/), '12');
  await user.type(await field(/^ZIP/), 'ABC');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'US');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('group', { name: /check/ });
  for (const text of [
    'Enter the full name on the card.',
    'This is not the number of a card. Check its digits.',
    'This card has expired.',
    'The CVC of a Visa card has 3 digits.',
    'Enter a postal code of United States, such as 94104.',
  ]) {
    expect(within(summary).getByText(text)).toBeInTheDocument();
  }
});

test('shows what the server refuses at its field, and keeps what was typed', async () => {
  const { user, number, onAdded } = await open();
  const errors = [{ pointer: '/number', code: 'unknown', detail: 'We don’t take this card.' }];
  await user.click(await screen.findByText('Cards to try'));
  await user.click(screen.getByRole('button', { name: 'Fill in 4242424242424242' }));
  await user.type(await field(/^Full name/), 'Maya Lindqvist');
  await user.type(await field(/^Address 1/), '548 Market Street');
  await user.type(await field(/^City/), 'San Francisco');
  await user.type(await field(/^ZIP/), '94104');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'US');
  mock.override({
    operationId: 'createCardToken',
    times: 1,
    reply: {
      status: 422,
      body: { type: 'urn:problem-type:validation-failed', title: 'Not valid', status: 422, errors },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Card number: We don’t take this card.')).toBeInTheDocument();
  expect(number).toHaveValue('4242 4242 4242 4242');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  const { items } = await mock.call('listPaymentMethods', 200);
  expect(items).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true }]);
});
