import Skeleton from '@mui/material/Skeleton';
import { useChosenAccount } from '../../domain/chosenAccount';
import { PartnerAccountSelect } from '../../domain/PartnerAccountSelect';
import { PartnerAccountView } from '../../domain/PartnerAccountView';
import { PageHead } from '../../list/PageHead';
import { useListState } from '../../list/useListState';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { lazyPart, LazyPartView } from '../../ui/LazyPart';
import { PanelTabs, type PanelTab } from '../../ui/PanelTabs';
import { billingList, TABS, type Tab } from './billingList';
import { Overview } from './Overview';

/** Comes when its tab is opened. */
const invoices = lazyPart(() => import('./Invoices').then(({ Invoices }) => Invoices));

const panelSkeleton = <Skeleton variant="rounded" height={480} aria-hidden />;

const tabs: readonly PanelTab<Tab>[] = (Object.keys(TABS) as Tab[]).map((id) => ({
  id,
  label: TABS[id],
}));

/** 'Sales & Billing' (specification, section 2): how a partner account is paid, and its statements. */
export function BillingPage() {
  const list = useListState(billingList);
  const { account: chosenId, tab } = list.query;
  const { account, all } = useChosenAccount(chosenId);
  usePageTitle(tab === 'invoices' ? 'Invoices' : 'Sales & Billing');
  return (
    <>
      <PageHead
        back={{ label: 'Back to sales', to: pathTo('sales', { account: chosenId ?? undefined }) }}
        title="Sales & Billing"
        lead="How and when you are paid, with a statement for each month."
        isAboveTabs
      >
        {account ? (
          <PartnerAccountSelect
            account={account}
            all={all}
            onChange={(id) => list.change({ account: id, statement: null })}
          />
        ) : null}
      </PageHead>
      <PartnerAccountView chosenId={chosenId} firstUrl={pathTo('billing')} skeleton={panelSkeleton}>
        {(account) => (
          <PanelTabs
            label="Billing"
            tabs={tabs}
            value={tab}
            onChange={(next) =>
              list.change({ ...billingList.everything, account: chosenId, tab: next })
            }
            panelMinHeight={480}
          >
            {(id) => {
              if (id !== tab) return null;
              if (id === 'overview') {
                return (
                  <Overview
                    key={account.id}
                    account={account}
                    linkTo={(statement) =>
                      pathTo('billing') + list.linkTo({ tab: 'invoices', statement }).search
                    }
                  />
                );
              }
              return (
                <LazyPartView part={invoices} skeleton={panelSkeleton}>
                  {(Invoices) => <Invoices key={account.id} list={list} account={account} />}
                </LazyPartView>
              );
            }}
          </PanelTabs>
        )}
      </PartnerAccountView>
    </>
  );
}
