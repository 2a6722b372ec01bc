import { presentPartnerAccount } from '../presenters/partnerAccount';
import { paginate } from '../rules/pages';
import { becomePartner, partnerAccountOf, partnerAccountsOf } from '../rules/partnerAccounts';
import type { Handlers } from './handler';

export const handlers: Handlers<'partner-accounts'> = {
  async createPartnership({ store, now, account, body, urlOf }) {
    const partner = await becomePartner(store, now, account, body);
    return {
      status: 201,
      headers: { Location: urlOf('getPartnerAccount', { partnerAccountId: partner.id }) },
      body: presentPartnerAccount(partner),
    };
  },

  async listPartnerAccounts({ store, account, query }) {
    const { items, page } = paginate(await partnerAccountsOf(store, account.id), query);
    return { status: 200, body: { items: items.map(presentPartnerAccount), page } };
  },

  async getPartnerAccount({ store, account, params }) {
    const partner = await partnerAccountOf(store, account.id, params.partnerAccountId);
    return { status: 200, body: presentPartnerAccount(partner) };
  },
};
