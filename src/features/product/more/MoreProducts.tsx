import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import type { ListingDetail } from '../../../api/resources/listings';
import { LazySection } from '../../../ui/LazySection';
import { PanelTabs } from '../../../ui/PanelTabs';
import { LANDED_MIN_HEIGHT } from '../productLayout';
import { MORE_ID, MORE_TABS, type MoreTab } from '../productUrl';
import { useLanding } from '../useLanding';
import { useProductUrl } from '../useProductUrl';
import { lazyPart, LazyPartView, prefetchPart } from '../../../ui/LazyPart';
import { ComparisonSkeleton } from './ComparisonSkeleton';
import { SimilarProducts } from './SimilarProducts';

const compareProducts = lazyPart(() =>
  import('./CompareProducts').then((module) => module.CompareProducts),
);

/** The labels, spelled as in the specification (section 2). */
const LABELS: Record<MoreTab, string> = {
  similar: 'Similar Product',
  compare: 'Compair Product',
};

/** Room that is kept for them, in px. */
const MIN_HEIGHTS = { similar: { xs: 420, md: 460 }, compare: LANDED_MIN_HEIGHT } as const;

/** The tabs below the product: products like it, and a comparison with them. */
export function MoreProducts({ listing }: { listing: ListingDetail }) {
  const { url, go } = useProductUrl();
  const { hash } = useLocation();
  useLanding(MORE_ID, url.more, hash === `#${MORE_ID}` || (hash === '' && url.more === 'compare'));
  const content =
    url.more === 'compare' ? (
      <LazyPartView part={compareProducts} skeleton={<ComparisonSkeleton title={listing.title} />}>
        {(CompareProducts) => <CompareProducts listing={listing} />}
      </LazyPartView>
    ) : (
      <SimilarProducts listing={listing} />
    );

  return (
    <Box id={MORE_ID} sx={{ mt: { xs: 6, md: 9 }, scrollMarginTop: { xs: '-20px', md: 0 } }}>
      <PanelTabs
        label="More products"
        look="switch"
        tabs={MORE_TABS.map((id) => ({
          id,
          label: LABELS[id],
          onApproach: id === 'compare' ? () => prefetchPart(compareProducts) : undefined,
        }))}
        value={url.more}
        onChange={(more) => go({ more })}
      >
        {(tab) =>
          tab === url.more ? (
            <LazySection minHeight={MIN_HEIGHTS[tab]}>{content}</LazySection>
          ) : null
        }
      </PanelTabs>
    </Box>
  );
}
