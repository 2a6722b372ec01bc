import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_LISTING_ID, useListing, type ListingDetail } from '../../api/resources/listings';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { usePageUrl, usePageDescription, usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { MoreProducts } from './more/MoreProducts';
import { ProductPanel } from './panel/ProductPanel';
import { ProductSkeleton } from './ProductSkeleton';
import { panelPlace, picturePlace, productGrid, tabsPlace } from './productLayout';
import { ProductTabs } from './ProductTabs';
import { useProductArrival } from './useProductArrival';
import { useProductUrl } from './useProductUrl';

/**
 * A product in full: /productdetails?id=…, or the sample product without an id (specification,
 * section 2).
 */
export function ProductPage() {
  const [params] = useSearchParams();
  const value = params.get('id') || SAMPLE_LISTING_ID;
  const listingId = readListingId(value);
  useProductArrival(value);

  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Product details' }]} />
      <Box sx={{ mt: { xs: 2.5, md: 3 } }}>
        {/* Each product starts again: no draft and no open tab of one is left on another. */}
        {listingId ? <Product key={listingId} listingId={listingId} /> : <ListingNotFound />}
      </Box>
    </Container>
  );
}

function Product({ listingId }: { listingId: string }) {
  const listing = useListing(listingId);
  usePageTitle(listing.data?.title);
  usePageDescription(listing.data?.tagline);
  usePageUrl(listing.data && pathTo('product', { id: listing.data.id }));

  return (
    <QueryView query={listing} skeleton={<ProductSkeleton />} notFound={<ListingNotFound />}>
      {(data) => <ProductView listing={data} />}
    </QueryView>
  );
}

function ProductView({ listing }: { listing: ListingDetail }) {
  const { ignored } = useProductUrl();
  return (
    <>
      <IgnoredNotice ignored={ignored} />
      <Box sx={productGrid}>
        <Box sx={panelPlace}>
          <ProductPanel listing={listing} />
        </Box>
        <Box sx={picturePlace}>
          <Picture
            src={listing.imageUrl}
            alt=""
            name={listing.title}
            width={640}
            height={400}
            priority
            sx={{ aspectRatio: '2 / 1' }}
          />
        </Box>
        <Box sx={tabsPlace}>
          <ProductTabs listing={listing} />
        </Box>
      </Box>
      <MoreProducts listing={listing} />
    </>
  );
}
