import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { use } from 'react';
import { useListings, type ListingDetail } from '../../../api/resources/listings';
import { VendorLink } from '../../../domain/VendorLink';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { weight } from '../../../theme/tokens';
import { PreviewContext } from '../preview/previewContext';

/** How many of the others are named. */
const NAMED = 2;

/** Who makes it, as the last of the facts, with the way to what else they sell here. */
export function MadeBy({ listing }: { listing: ListingDetail }) {
  const { id, kind, vendor } = listing;
  const isPreview = use(PreviewContext);
  const others = useListings(
    isPreview ? undefined : { kind, vendor: vendor.id, exclude: [id], pageSize: NAMED },
  );
  const named = others.data?.items ?? [];
  const more = (others.data?.page.totalItems ?? 0) - named.length;
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {kind === 'course' ? 'Offered by' : 'Made by'}
      </Box>
      <Box component="dd" sx={value}>
        <b>
          <VendorLink kind={kind} vendor={vendor} />
        </b>
        {named.length > 0 ? ', also of ' : null}
        {named.map(({ id: otherId, title }, index) => (
          <span key={otherId}>
            {index > 0 ? (more > 0 ? ', ' : ' and ') : null}
            <Link component={AppLink} to={pathTo('product', { id: otherId })}>
              {title}
            </Link>
          </span>
        ))}
        {more > 0 ? ` and ${more} more` : null}
      </Box>
    </div>
  );
}

/** On phones as high as the names of others make it, before they are there, too. */
const value = {
  m: 0,
  minHeight: { xs: '2lh', sm: 0 },
  '& b': { fontWeight: weight.strong },
} as const;
