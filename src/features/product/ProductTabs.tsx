import Box from '@mui/material/Box';
import { use, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingDetail } from '../../api/resources/listings';
import { PanelTabs } from '../../ui/PanelTabs';
import { PRODUCT_TABS, type ProductTab } from './productUrl';
import { useLanding } from './useLanding';
import { PreviewContext } from './preview/previewContext';
import { useProductUrl } from './useProductUrl';
import { lazyPart, LazyPartView, prefetchPart, type LazyPart } from '../../ui/LazyPart';
import { OverviewPanel } from './overview/OverviewPanel';
import { TABS_ID } from './productLayout';
import { TabPanelSkeleton } from './TabPanelSkeleton';

type Panel = ComponentType<{ listing: ListingDetail }>;

interface TabDefinition {
  label: string;
  /** How many entries the panel holds; left out where it is no list of any. */
  count?: (listing: ListingDetail) => number;
  panel: LazyPart<Panel>;
}

/** The labels are the specification's (section 2). Only what is shown first comes with the page. */
const TABS: Record<ProductTab, TabDefinition> = {
  overview: {
    label: 'Overview',
    panel: { load: async () => OverviewPanel, loaded: () => OverviewPanel },
  },
  plans: {
    label: 'Plans & features',
    panel: lazyPart(() => import('./plans/PlansPanel').then((module) => module.PlansPanel)),
  },
  founders: {
    label: 'From the founders',
    panel: lazyPart(() =>
      import('./founders/FoundersPanel').then((module) => module.FoundersPanel),
    ),
  },
  questions: {
    label: 'Questions',
    count: ({ questionCount }) => questionCount,
    panel: lazyPart(() =>
      import('./questions/QuestionsPanel').then((module) => module.QuestionsPanel),
    ),
  },
  reviews: {
    label: 'Reviews',
    count: ({ rating }) => rating.count,
    panel: lazyPart(() => import('./reviews/ReviewsPanel').then((module) => module.ReviewsPanel)),
  },
};

/** What the vendor writes; the others come with the buyers. */
const WRITTEN_TABS = ['overview', 'plans', 'founders'] as const satisfies ProductTab[];

/**
 * The five tabs; the URL follows. A tab once opened is only hidden afterwards, so that nothing typed in it is lost.
 */
export function ProductTabs({ listing }: { listing: ListingDetail }) {
  const { url, go } = useProductUrl();
  const tabs = use(PreviewContext) ? WRITTEN_TABS : PRODUCT_TABS;
  const { hash } = useLocation();
  const isNamed = hash === '' && url.tab !== 'overview';
  useLanding(TABS_ID, url.tab, hash === `#${TABS_ID}` || isNamed);
  const [opened, setOpened] = useState<ProductTab[]>([url.tab]);
  if (!opened.includes(url.tab)) setOpened([...opened, url.tab]);

  return (
    // Where it is brought into view it stands close below the header, and nothing shows of what is above.
    <Box id={TABS_ID} sx={{ scrollMarginTop: { xs: '-30px', sm: '-14px', md: 0 } }}>
      <PanelTabs
        label="Product details"
        tabs={tabs.map((id) => ({
          id,
          label: TABS[id].label,
          count: TABS[id].count?.(listing),
          onApproach: () => prefetchPart(TABS[id].panel),
        }))}
        value={url.tab}
        onChange={(tab) => go({ tab })}
        tabsProps={{ variant: 'scrollable', scrollButtons: false }}
        panelMinHeight={480}
      >
        {(tab) =>
          opened.includes(tab) ? (
            <LazyPartView part={TABS[tab].panel} skeleton={<TabPanelSkeleton />}>
              {(Panel) => <Panel listing={listing} />}
            </LazyPartView>
          ) : null
        }
      </PanelTabs>
    </Box>
  );
}
