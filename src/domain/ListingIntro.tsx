import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Listing } from '../api/resources/listings';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';

export interface ListingIntroProps {
  listing: Pick<Listing, 'id' | 'title' | 'tagline' | 'vendor'>;
  /** Whether phones leave out what it does, so that what is to be chosen comes into view. */
  isShortOnPhones?: boolean;
}

/** Says which listing a page is about, beside or below its picture, and leads back to it. */
export function ListingIntro({
  listing: { id, title, tagline, vendor },
  isShortOnPhones = false,
}: ListingIntroProps) {
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
      <Typography
        variant="body2"
        sx={{
          mt: 0.25,
          color: 'text.secondary',
          ...(isShortOnPhones && { display: { xs: 'none', sm: 'block' } }),
        }}
      >
        {tagline}
      </Typography>
    </Box>
  );
}
