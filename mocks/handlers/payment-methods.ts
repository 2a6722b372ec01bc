import { presentPaymentMethod, presentToken } from '../presenters/paymentMethod';
import { exchangeCard, SAMPLE_CARDS } from '../rules/cardTokens';
import { renewingCardOf } from '../rules/memberships';
import {
  addPaymentMethod,
  paymentMethodsOf,
  removePaymentMethod,
  setDefault,
} from '../rules/paymentMethods';
import { sendVerification } from '../rules/verificationMessages';
import type { Handlers } from './handler';

export const handlers: Handlers<'payment-methods'> = {
  async createCardToken({ store, now, account, body }) {
    return { status: 201, body: presentToken(await exchangeCard(store, now, account.id, body)) };
  },

  async listPaymentMethods({ store, now, account }) {
    const { paymentMethods } = await store.open('paymentMethods');
    const renewing = await renewingCardOf(store, account.id, now);
    const items = paymentMethodsOf(paymentMethods, account.id).map((method) =>
      presentPaymentMethod(method, now, renewing),
    );
    return { status: 200, body: { items, samples: SAMPLE_CARDS } };
  },

  async createPaymentMethod({ store, now, account, body }) {
    const method = await addPaymentMethod(store, now, account.id, body);
    return { status: 201, body: presentPaymentMethod(method, now, null) };
  },

  async deletePaymentMethod({ store, now, account, params }) {
    await removePaymentMethod(store, now, account.id, params.paymentMethodId);
    return { status: 204 };
  },

  async setDefaultPaymentMethod({ store, now, account, params }) {
    const method = await setDefault(store, account.id, params.paymentMethodId);
    const renewing = await renewingCardOf(store, account.id, now);
    return { status: 200, body: presentPaymentMethod(method, now, renewing) };
  },

  async createVerificationMessage({ store, now, account }) {
    return { status: 202, body: await sendVerification(store, now, account) };
  },
};
