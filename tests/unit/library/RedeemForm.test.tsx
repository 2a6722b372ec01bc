import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RedeemForm } from '../../../src/features/library/forms/RedeemForm';
import { redeemSchema } from '../../../src/features/library/forms/redeemSchema';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
afterEach(dropAllDrafts);

/** Loses the next answer to a redemption on its way, after the server has done its work. */
function loseOneAnswer() {
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (!request.url.endsWith('/redemptions')) return response;
    spy.mockRestore();
    throw new TypeError('Failed to fetch');
  });
}

describe('RedeemForm', () => {
  it('redeems a code once though its answer got lost on the way and it is sent again', async () => {
    await mock.signIn('viktor@dealwright.example');
    const { samples } = await mock.call('listOwnedProducts', 200);
    const good = samples.find(({ outcome }) => outcome === 'good')!;
    const onRedeemed = vi.fn();
    const { user } = renderWithApp(<RedeemForm samples={samples} onRedeemed={onRedeemed} />);
    await user.click(await screen.findByText('Codes to try'));
    await user.click(screen.getByRole('button', { name: `Fill in ${good.code}` }));
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveValue(good.code);

    loseOneAnswer();
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText('We could not reach the server')).toBeVisible();
    expect(onRedeemed).not.toHaveBeenCalled();
    // It is named otherwise as long as it sends.
    await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(onRedeemed).toHaveBeenCalledTimes(1));
    const { items } = await mock.call('listOwnedProducts', 200);
    expect(items.filter(({ orderId }) => orderId === null)).toHaveLength(1);

    // It is known now what came of it: the same code once more is another attempt.
    await user.click(screen.getByRole('button', { name: `Fill in ${good.code}` }));
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText(/^This code has been used already/)).toBeVisible();
  });
});

it('keeps the code of who has left before it was redeemed', async () => {
  await mock.signIn('viktor@dealwright.example');
  mock.override({ operationId: 'createRedemption', dropConnection: true, times: 1 });
  const form = <RedeemForm samples={[]} onRedeemed={() => undefined} />;
  const { user, goTo, back } = renderWithApp(form, {
    others: [{ path: '/elsewhere', element: <h1>Elsewhere</h1> }],
  });
  const code = () => screen.findByRole('textbox', { name: /Code/ });
  await user.type(await code(), 'AB12-CD34-EF56');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  await act(() => goTo('/elsewhere'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  await act(() => back());
  expect(await code()).toHaveValue('AB12-CD34-EF56');
});

describe('redeemSchema', () => {
  it.each(['ab12cd34ef56', ' AB12 CD34 EF56 ', 'ab12-cd34-ef56'])('reads %j as a code', (code) => {
    expect(redeemSchema.cast({ code })).toEqual({ code: 'AB12-CD34-EF56' });
  });

  it.each(['', 'AB12-CD34', 'ÄB12-CD34-EF56', 'AB12-CD34-EF56-GH78'])('refuses %j', (code) => {
    expect(redeemSchema.isValidSync({ code })).toBe(false);
  });
});
