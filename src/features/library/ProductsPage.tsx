import Skeleton from '@mui/material/Skeleton';
import { useListState } from '../../list/useListState';
import { PageHead } from '../../list/PageHead';
import { useListTitle } from '../../list/useListTitle';
import { lazyPart, LazyPartView } from '../../ui/LazyPart';
import { PanelTabs, type PanelTab } from '../../ui/PanelTabs';
import { productList, TABS, type Tab } from './productList';

const tabs: readonly PanelTab<Tab>[] = (Object.keys(TABS) as Tab[]).map((id) => ({
  id,
  label: TABS[id],
}));

/** Each tab brings its code when it is opened; a visitor who has to sign in first needs neither. */
const panels = {
  track: lazyPart(() => import('./TrackPanel').then(({ TrackPanel }) => TrackPanel)),
  redeem: lazyPart(() => import('./RedeemPanel').then(({ RedeemPanel }) => RedeemPanel)),
};

/** What the member owns, and codes to redeem for more of it (specification, section 2). */
export function ProductsPage() {
  const list = useListState(productList);
  const { tab } = list.query;
  const title = tab === 'track' ? 'Products' : 'Redeem products';
  useListTitle(title, list.query);
  return (
    <>
      <PageHead
        title="Products"
        lead="Everything you own, where to find it, and codes to redeem."
        isAboveTabs
      />
      <PanelTabs
        label="Products"
        tabs={tabs}
        value={tab}
        onChange={(next) => list.change({ ...productList.everything, tab: next })}
        panelMinHeight={480}
      >
        {(id) => {
          if (id !== tab) return null;
          return (
            <LazyPartView
              key={id}
              part={panels[id]}
              skeleton={<Skeleton variant="rounded" height={480} aria-hidden />}
            >
              {(Panel) => <Panel list={list} />}
            </LazyPartView>
          );
        }}
      </PanelTabs>
    </>
  );
}
