import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { usePartnerAccounts, type PartnerAccount } from '../api/resources/partner-accounts';
import { AppLink } from '../routing/AppLink';
import { EmptyState } from '../ui/EmptyState';
import { SearchIcon } from '../ui/icons';
import { QueryView } from '../ui/QueryView';
import { chosenOf } from './chosenAccount';
import { NoBusiness } from './NoBusiness';

export interface PartnerAccountViewProps {
  /** The partner account that the URL names; null for the first one. */
  chosenId: string | null;
  /** Where a link leads to the first one, if there is none like it. */
  firstUrl: string;
  skeleton: ReactNode;
  children: (account: PartnerAccount) => ReactNode;
}

/** What a page shows of one of the member's partner accounts. */
export function PartnerAccountView({
  chosenId,
  firstUrl,
  skeleton,
  children,
}: PartnerAccountViewProps) {
  const accounts = usePartnerAccounts();
  return (
    <QueryView
      query={accounts}
      skeleton={skeleton}
      empty={({ items }) =>
        items.length === 0 ? (
          <NoBusiness title="No business yet" then="its figures appear here" />
        ) : null
      }
    >
      {({ items }) => {
        const account = chosenOf(items, chosenId);
        if (account) return children(account);
        return (
          <EmptyState
            icon={<SearchIcon />}
            title="We could not find this partner account"
            description="It may belong to another account of yours, or the link may be incomplete."
            action={
              <Button component={AppLink} to={firstUrl} variant="contained">
                See your own
              </Button>
            }
          />
        );
      }}
    </QueryView>
  );
}
