import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ListingDetail } from '../../api/resources/listings';
import { PRODUCT_TABS, type ProductTab } from './address/productAddress';
import { useProductAddress } from './address/useProductAddress';
import { OverviewPanel } from './overview/OverviewPanel';
import { TabPanelSkeleton } from './TabPanelSkeleton';

/** The place of the tabs on the page, for links that lead to one of them. */
export const TABS_ID = 'details';

interface TabDefinition {
  label: string;
  /** Fetches the code of the content ahead. */
  load?: () => Promise<unknown>;
  Panel: ComponentType<{ listing: ListingDetail }>;
}

const loadPlans = () => import('./plans/PlansPanel');
const loadFounders = () => import('./founders/FoundersPanel');
const loadQuestions = () => import('./questions/QuestionsPanel');
const loadReviews = () => import('./reviews/ReviewsPanel');

/** The labels are the specification's (section 2). Only what is shown first comes with the page. */
const TABS: Record<ProductTab, TabDefinition> = {
  overview: { label: 'Overview', Panel: OverviewPanel },
  plans: {
    label: 'Plans & features',
    load: loadPlans,
    Panel: lazy(() => loadPlans().then(({ PlansPanel }) => ({ default: PlansPanel }))),
  },
  founders: {
    label: 'From the founders',
    load: loadFounders,
    Panel: lazy(() => loadFounders().then(({ FoundersPanel }) => ({ default: FoundersPanel }))),
  },
  questions: {
    label: 'Questions',
    load: loadQuestions,
    Panel: lazy(() => loadQuestions().then(({ QuestionsPanel }) => ({ default: QuestionsPanel }))),
  },
  reviews: {
    label: 'Reviews',
    load: loadReviews,
    Panel: lazy(() => loadReviews().then(({ ReviewsPanel }) => ({ default: ReviewsPanel }))),
  },
};

/** Fetching ahead may fail without harm: opening the tab asks again and reports it. */
function prefetch(tab: ProductTab): void {
  TABS[tab].load?.().catch(() => undefined);
}

/**
 * The five tabs. Arrow keys move between them, Enter or Space opens one, and the address follows.
 * A tab once opened is only hidden afterwards, so that nothing typed in it is lost.
 */
export function ProductTabs({ listing }: { listing: ListingDetail }) {
  const { address, go } = useProductAddress();
  const [opened, setOpened] = useState<ProductTab[]>([address.tab]);
  if (!opened.includes(address.tab)) setOpened([...opened, address.tab]);

  return (
    <Box id={TABS_ID}>
      <Tabs
        value={address.tab}
        onChange={(_, tab: ProductTab) => go({ tab })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Product details"
      >
        {PRODUCT_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            label={TABS[tab].label}
            onPointerEnter={() => prefetch(tab)}
            onFocus={() => prefetch(tab)}
          />
        ))}
      </Tabs>
      {PRODUCT_TABS.map((tab) => {
        const { Panel } = TABS[tab];
        return (
          <Box
            key={tab}
            role="tabpanel"
            id={`panel-${tab}`}
            aria-labelledby={`tab-${tab}`}
            tabIndex={0}
            hidden={tab !== address.tab}
            sx={{ pt: { xs: 3, md: 4 }, minHeight: 480, '&[hidden]': { display: 'none' } }}
          >
            {opened.includes(tab) ? (
              <Suspense fallback={<TabPanelSkeleton />}>
                <Panel listing={listing} />
              </Suspense>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}
