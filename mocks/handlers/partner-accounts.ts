import { presentPartnerAccount } from '../presenters/partnerAccount';
import { paginate } from '../rules/pages';
import { becomePartner, partnerAccountOf, partnerAccountsOf } from '../rules/partnerAccounts';
import type { Handlers } from './handler';

export const handlers: Handlers<'partner-accounts'> = {
  async createPartnership({ store, now, account, body, urlOf }) {
    const { partnerSetups } = await store.open('partnerSetups');
    const partner = await becomePartner(store, now, account, body);
    return {
      status: 201,
      headers: { Location: urlOf('getPartnerAccount', { partnerAccountId: partner.id }) },
      body: presentPartnerAccount(partner, partnerSetups),
    };
  },

  async listPartnerAccounts({ store, account, query }) {
    const { partnerSetups } = await store.open('partnerSetups');
    const { items, page } = paginate(await partnerAccountsOf(store, account.id), query);
    const body = items.map((partner) => presentPartnerAccount(partner, partnerSetups));
    return { status: 200, body: { items: body, page } };
  },

  async getPartnerAccount({ store, account, params }) {
    const { partnerSetups } = await store.open('partnerSetups');
    const partner = await partnerAccountOf(store, account.id, params.partnerAccountId);
    return { status: 200, body: presentPartnerAccount(partner, partnerSetups) };
  },
};
