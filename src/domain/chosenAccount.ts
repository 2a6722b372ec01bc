import { usePartnerAccounts, type PartnerAccount } from '../api/resources/partner-accounts';

/** The partner account that a URL names, or the first one where it names none. */
export function chosenOf(
  all: readonly PartnerAccount[],
  chosenId: string | null,
): PartnerAccount | undefined {
  return chosenId === null ? all[0] : all.find(({ id }) => id === chosenId);
}

/** The member's partner accounts, and which of them the page is about: for the controls in its head. */
export function useChosenAccount(chosenId: string | null) {
  const { data, error } = usePartnerAccounts();
  const all = data?.items ?? [];
  return { all, account: chosenOf(all, chosenId), isLoading: !data && !error };
}
