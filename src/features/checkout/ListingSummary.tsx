import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Listing } from '../../api/resources/listings';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { Picture } from '../../ui/Picture';

export interface ListingSummaryProps {
  listing: Pick<Listing, 'id' | 'title' | 'tagline' | 'imageUrl' | 'vendor'>;
  headingLevel?: 'h2' | 'h3' | 'p';
}

/** Says in one row which listing a page is about, and leads back to it. */
export function ListingSummary({ listing, headingLevel = 'h2' }: ListingSummaryProps) {
  const { id, title, tagline, imageUrl, vendor } = listing;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: { xs: 'flex-start', sm: 'center' } }}>
      <Box
        sx={{ width: { xs: 88, sm: 128 }, flexShrink: 0, borderRadius: '10px', overflow: 'hidden' }}
      >
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {vendor.name}
        </Typography>
        <Typography variant="h4" component={headingLevel}>
          <Link component={AppLink} to={pathTo('product', { id })} color="inherit">
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {tagline}
        </Typography>
      </Box>
    </Box>
  );
}
