import 'virtual:answer-shapes/partner-accounts';
import { client } from '../client';
import { createOnce } from '../createOnce';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { useRenewSession } from './session';

type Schemas = components['schemas'];
export type PartnerAccount = Schemas['PartnerAccount'];
export type PartnershipTerms = Schemas['PartnershipTerms'];

/** What selling costs, and when partners are paid. */
export const usePartnershipTerms = () => useApi('/partnership-terms', {});

/** The contract’s bound of a page: nobody runs as many vendors. */
const ALL = 100;

/** The member’s partner accounts, the oldest first. */
export const usePartnerAccounts = () =>
  useApi('/partner-accounts', { params: { query: { pageSize: ALL } } });

/** One of the member’s partner accounts. */
export const usePartnerAccount = (partnerAccountId: string) =>
  useApi('/partner-accounts/{partnerAccountId}', { params: { path: { partnerAccountId } } });

/** Makes the member a partner, and lets the whole page know of the new role. */
export function useBecomePartner() {
  const renewSession = useRenewSession();
  return useApiMutation(async (body: Schemas['PartnershipInput']) => {
    const { data } = await createOnce('/partnerships', body, (header) =>
      client.POST('/partnerships', { params: { header }, body }),
    );
    await renewSession();
    return data!;
  });
}

export type PartnerOverview = Schemas['PartnerOverview'];
export type PartnerQuestion = Schemas['PartnerQuestion'];

/** What is new for the partner. */
export const usePartnerOverview = () => useApi('/partner-overview', {});

/** The questions that have waited longest for an answer. */
export const usePartnerQuestions = () =>
  useApi('/partner-questions', { params: { query: { pageSize: 5 } } });

/** Sends what the partner thinks of the partner pages; gives its case. */
export function useSendPartnerFeedback() {
  return useApiMutation(async (body: Schemas['PartnerFeedbackInput']) => {
    const { data } = await createOnce('/partner-feedback', body, (header) =>
      client.POST('/partner-feedback', { params: { header }, body }),
    );
    return data!;
  });
}
