import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ListingDetail } from '../../../api/resources/listings';
import { LazySection } from '../../../ui/LazySection';
import { MORE_TABS, type MoreTab } from '../address/productAddress';
import { useProductAddress } from '../address/useProductAddress';
import { lazyPart, LazyPartView, prefetchPart } from '../../../ui/LazyPart';
import { ProductSliderSkeleton } from './ProductSlider';
import { SimilarProducts } from './SimilarProducts';

const compareProducts = lazyPart(() =>
  import('./CompareProducts').then((module) => module.CompareProducts),
);

/** The labels, spelled as in the specification (section 2). */
const LABELS: Record<MoreTab, string> = {
  similar: 'Similar Product',
  compare: 'Compair Product',
};

/** The place of these tabs on the page, for links that lead to them. */
export const MORE_ID = 'more-products';

/** The tabs below the product: products like it, and a comparison with them. */
export function MoreProducts({ listing }: { listing: ListingDetail }) {
  const { address, go } = useProductAddress();
  const content =
    address.more === 'compare' ? (
      <LazyPartView part={compareProducts} skeleton={<ProductSliderSkeleton />}>
        {(CompareProducts) => <CompareProducts listing={listing} />}
      </LazyPartView>
    ) : (
      <SimilarProducts listing={listing} />
    );

  return (
    <Box id={MORE_ID} sx={{ mt: { xs: 6, md: 9 } }}>
      <Tabs
        value={address.more}
        onChange={(_, more: MoreTab) => go({ more })}
        aria-label="More products"
      >
        {MORE_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            label={LABELS[tab]}
            onPointerEnter={tab === 'compare' ? () => prefetchPart(compareProducts) : undefined}
            onFocus={tab === 'compare' ? () => prefetchPart(compareProducts) : undefined}
          />
        ))}
      </Tabs>
      {MORE_TABS.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          tabIndex={0}
          hidden={tab !== address.more}
          sx={{ pt: { xs: 3, md: 4 } }}
        >
          {tab === address.more ? (
            <LazySection minHeight={{ xs: 480, md: 500 }}>{content}</LazySection>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
