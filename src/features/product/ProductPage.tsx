import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_LISTING_ID, useListing, type ListingDetail } from '../../api/resources/listings';
import { useListingPreview } from '../../api/resources/vendor-listings';
import { belowGoodsWay } from '../../domain/buyPanel';
import { BuyPlaces, useBuyPlaces } from '../../domain/buyPlaces';
import { Gallery } from '../../domain/gallery/Gallery';
import { useGallery } from '../../domain/gallery/useGallery';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { OffersToSee } from '../../domain/OffersToSee';
import { OfferLayout } from '../../domain/OfferLayout';
import { useOwnedItem } from '../../domain/useOwnedItem';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import type { IgnoredParameter } from '../../list/UrlReader';
import { usePageUrl, usePageDescription, usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { MoreProducts } from './more/MoreProducts';
import { CourseFacts } from './panel/CourseFacts';
import { ProductAbout } from './panel/ProductAbout';
import { ProductBuyBar } from './panel/ProductBuyBar';
import { ProductOffer } from './panel/ProductOffer';
import { ProductSkeleton } from './ProductSkeleton';
import { picturesAndFacts, productGrid, tabsPlace } from './productLayout';
import { ProductTabs } from './ProductTabs';
import { useProductArrival } from './useProductArrival';
import { PreviewContext } from './preview/previewContext';
import { PreviewNotice } from './preview/PreviewNotice';
import { useHasFactsBelow } from './useHasFactsBelow';
import { useKeptPlan } from './useKeptPlan';
import { useProductUrl } from './useProductUrl';
import { pagePadding } from '../../theme/pageSteps';

/**
 * A product in full: /productdetails?id=…, or the sample product without an id (specification,
 * section 2).
 */
export function ProductPage() {
  const [params] = useSearchParams();
  const value = params.get('id') || SAMPLE_LISTING_ID;
  const listingId = readListingId(value);
  useProductArrival(value);
  const { preview } = useProductUrl().url;

  return (
    <Container sx={pagePadding}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Product details' }]} />
      <Box sx={{ mt: belowGoodsWay }}>
        {/* Each product starts again: no draft and no open tab of one is left on another. */}
        {preview ? (
          <Preview key={preview} vendorListingId={preview} />
        ) : listingId ? (
          <Product key={listingId} listingId={listingId} />
        ) : (
          <ProductNotFound />
        )}
      </Box>
    </Container>
  );
}

function Product({ listingId }: { listingId: string }) {
  const listing = useListing(listingId);
  // Asked together with the listing: it says what comes first there. Nobody owns the id of a sample.
  useOwnedItem(listingId === SAMPLE_LISTING_ID ? null : listingId);
  usePageTitle(listing.data?.title);
  usePageDescription(listing.data?.tagline);
  usePageUrl(listing.data && pathTo('product', { id: listing.data.id }));

  return (
    <QueryView
      query={listing}
      skeleton={<ProductSkeleton />}
      notFound={<ProductNotFound />}
      isWholePage
    >
      {(data) => <ProductView listing={data} />}
    </QueryView>
  );
}

/** The product was removed, or the link is cut: the best offers are there to go on with. */
function ProductNotFound() {
  return (
    <ListingNotFound>
      <Box sx={{ mt: { xs: 4, md: 5 } }}>
        <OffersToSee />
      </Box>
    </ListingNotFound>
  );
}

/** How the listing of a vendor will look: what would lead on from it is left out. */
function Preview({ vendorListingId }: { vendorListingId: string }) {
  const listing = useListingPreview(vendorListingId);
  usePageTitle(listing.data && `Preview: ${listing.data.title}`);
  return (
    <QueryView
      query={listing}
      skeleton={<ProductSkeleton />}
      notFound={<ListingNotFound />}
      isWholePage
    >
      {(data) => (
        <PreviewContext value>
          <PreviewNotice vendorListingId={vendorListingId} />
          <ProductView listing={data} />
        </PreviewContext>
      )}
    </QueryView>
  );
}

/** A plan that the URL names and the product does not have. */
function unknownPlan(plan: string | undefined, { plans }: ListingDetail): IgnoredParameter[] {
  return plan === undefined || plans.some(({ id }) => id === plan)
    ? []
    : [{ name: 'plan', value: plan }];
}

function ProductView({ listing }: { listing: ListingDetail }) {
  const { url, ignored } = useProductUrl();
  useKeptPlan();
  const isPreview = use(PreviewContext);
  const { watch, isInSight } = useBuyPlaces();
  const gallery = useGallery(listing.pictures.length);
  const { owned, isKnown } = useOwnedItem(listing.id);
  const hasFactsBelow = useHasFactsBelow();
  const { course } = listing;
  return (
    <BuyPlaces value={watch}>
      <IgnoredNotice ignored={[...ignored, ...unknownPlan(url.plan, listing)]} />
      <Box sx={productGrid}>
        <OfferLayout
          about={<ProductAbout listing={listing} />}
          pictures={
            <Box sx={picturesAndFacts}>
              <Gallery pictures={listing.pictures} title={listing.title} state={gallery} />
              {course && hasFactsBelow ? <CourseFacts listing={listing} course={course} /> : null}
            </Box>
          }
          offer={<ProductOffer listing={listing} />}
        />
        <Box sx={tabsPlace}>
          <ProductTabs listing={listing} />
        </Box>
      </Box>
      {isPreview ? null : <MoreProducts listing={listing} />}
      {isPreview || owned || !isKnown ? null : (
        <ProductBuyBar listing={listing} isInSight={isInSight} />
      )}
    </BuyPlaces>
  );
}
