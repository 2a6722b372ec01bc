import 'virtual:answer-shapes/partner-setup';
import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { noteVersion, versionOf } from '../versions';

type Schemas = components['schemas'];
export type PartnerSetup = Schemas['PartnerSetup'];
export type Bank = Schemas['Bank'];
export type PayoutMethod = Schemas['PayoutMethod'];

/** A setup and its version, which a change has to name. */
export interface VersionedSetup {
  setup: PartnerSetup;
  version: string;
}

const versioned = (setup: PartnerSetup): VersionedSetup => ({ setup, version: versionOf(setup) });

/** What shows how far a setup is, and what is held until it is finished. */
const stale = ['/partner-accounts', '/statements'];

interface SetupInputs {
  information: Schemas['SetupInformationInput'];
  payment: Schemas['SetupPaymentInput'];
  tax: Schemas['SetupTaxInput'];
}

/** What a step is saved with. */
export type SetupInput<Step extends keyof SetupInputs> = SetupInputs[Step];

/** A step that is saved, and what was entered for it. */
export type SetupChange =
  | { [Step in keyof SetupInputs]: { step: Step; input: SetupInputs[Step] } }[keyof SetupInputs]
  | { step: 'completion' };

/** The setup of a partner account, `latest` with its version; `renew` reads it again and rejects with an ApiError. */
export function usePartnerSetup(partnerAccountId: string) {
  const params = { path: { partnerAccountId } };
  // Equal bodies may be of different versions, so none is taken for the one before.
  const query = useApi(
    '/partner-accounts/{partnerAccountId}/setup',
    { params },
    { compare: Object.is },
  );
  return {
    ...query,
    latest: query.data && versioned(query.data),
    async renew(): Promise<VersionedSetup> {
      const { data, response } = await client.GET('/partner-accounts/{partnerAccountId}/setup', {
        params,
      });
      noteVersion(response, data);
      await query.mutate(data, { revalidate: false });
      return versioned(data!);
    },
  };
}

/** Saves a step of a setup that starts from this version; another version is refused with 412. */
export function useSaveSetup(partnerAccountId: string) {
  return useApiMutation(async ({ version, ...change }: SetupChange & { version: string }) => {
    const params = { path: { partnerAccountId }, header: { 'If-Match': version } };
    const { data, response } = await send(change, params);
    noteVersion(response, data);
    return versioned(data!);
  }, stale);
}

function send(
  change: SetupChange,
  params: { path: { partnerAccountId: string }; header: { 'If-Match': string } },
) {
  switch (change.step) {
    case 'information':
      return client.PUT('/partner-accounts/{partnerAccountId}/setup/information', {
        params,
        body: change.input,
      });
    case 'payment':
      return client.PUT('/partner-accounts/{partnerAccountId}/setup/payment', {
        params,
        body: change.input,
      });
    case 'tax':
      return client.PUT('/partner-accounts/{partnerAccountId}/setup/tax', {
        params,
        body: change.input,
      });
    case 'completion':
      return client.POST('/partner-accounts/{partnerAccountId}/setup/completion', { params });
  }
}

/** The banks to choose from, by name. */
export const useBanks = () => useApi('/banks', {});
