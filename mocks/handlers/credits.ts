import { presentCreditEntry } from '../presenters/creditEntry';
import { usd } from '../presenters/money';
import { balanceOf, creditEntriesOf } from '../rules/credits';
import { redeemGiftCard, sampleGiftCards } from '../rules/giftCards';
import { paginate } from '../rules/pages';
import type { Handlers } from './handler';

export const handlers: Handlers<'credits'> = {
  async listCredits({ store, account, query }) {
    const { creditEntries } = await store.open('creditEntries');
    const { items, page } = paginate(creditEntriesOf(creditEntries, account.id, query), query);
    return {
      status: 200,
      body: {
        balance: usd(balanceOf(creditEntries, account.id)),
        items: items.map(presentCreditEntry),
        page,
        samples: await sampleGiftCards(store),
      },
    };
  },

  async createGiftCardRedemption({ store, now, account, body }) {
    const { creditEntries } = await store.open('creditEntries');
    const entry = await redeemGiftCard(store, now, account.id, body.code);
    const balance = usd(balanceOf(creditEntries, account.id));
    return { status: 201, body: { entry: presentCreditEntry(entry), balance } };
  },
};
