import { presentPartnerSetup } from '../presenters/partnerSetup';
import { partnerAccountOf } from '../rules/partnerAccounts';
import { setupOf } from '../rules/partnerSetups';
import { finishSetup, saveInformation, savePayment, saveTax } from '../rules/setupSteps';
import type { AccountRecord } from '../store/records';
import type { PartnerAccountRecord, PartnerSetupRecord } from '../store/records/partnerRecords';
import type { Store } from '../store/store';
import type { Handlers } from './handler';

interface SetupCall {
  store: Store;
  account: AccountRecord;
  params: { partnerAccountId: string };
}

/** Changes the setup of one's own partner account and answers it as it is then. */
async function answer(
  { store, account, params }: SetupCall,
  change: (partner: PartnerAccountRecord) => Promise<PartnerSetupRecord>,
) {
  const partner = await partnerAccountOf(store, account.id, params.partnerAccountId);
  const { banks } = await store.open('banks');
  return { status: 200, ...presentPartnerSetup(await change(partner), banks) } as const;
}

export const handlers: Handlers<'partner-setup'> = {
  getPartnerSetup: (call) =>
    answer(call, async ({ id }) =>
      setupOf((await call.store.open('partnerSetups')).partnerSetups, id),
    ),

  setSetupInformation: (call) =>
    answer(call, (partner) =>
      saveInformation(call.store, partner, call.headers['If-Match'], call.body),
    ),

  setSetupPayment: (call) =>
    answer(call, (partner) =>
      savePayment(call.store, call.now, partner, call.headers['If-Match'], call.body),
    ),

  setSetupTax: (call) =>
    answer(call, (partner) => saveTax(call.store, partner, call.headers['If-Match'], call.body)),

  completePartnerSetup: (call) =>
    answer(call, (partner) => finishSetup(call.store, call.now, partner, call.headers['If-Match'])),

  async listBanks({ store }) {
    const { banks } = await store.open('banks');
    return { status: 200, body: { items: [...banks.all()] } };
  },
};
