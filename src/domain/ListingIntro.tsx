import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Listing } from '../api/resources/listings';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';

/** Says which listing a page is about, beside or below its picture, and leads back to it. */
export function ListingIntro({
  listing: { id, title, tagline, vendor },
}: {
  listing: Pick<Listing, 'id' | 'title' | 'tagline' | 'vendor'>;
}) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {vendor.name}
      </Typography>
      <Typography variant="h4" component="h2">
        <Link component={AppLink} to={pathTo('product', { id })} color="inherit">
          {title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
        {tagline}
      </Typography>
    </Box>
  );
}
