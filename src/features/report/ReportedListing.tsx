import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../api/resources/listings';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { Picture } from '../../ui/Picture';

/** The listing that a report is about: a card beside the form, on phones a row above it. */
export function ReportedListing({ listing }: { listing: ListingDetail }) {
  const { id, title, tagline, imageUrl, vendor } = listing;
  return (
    <Box sx={card}>
      <Picture
        src={imageUrl}
        alt=""
        name={title}
        width={640}
        height={400}
        priority
        sx={{ width: { xs: 104, md: 1 }, flexShrink: 0, borderRadius: { xs: '8px', md: 0 } }}
      />
      <Box sx={{ minWidth: 0, p: { md: 2.5 } }}>
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
    </Box>
  );
}

const card = [
  panel,
  {
    p: { xs: 2, md: 0 },
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    alignItems: { xs: 'flex-start', md: 'stretch' },
    gap: { xs: 2, md: 0 },
    overflow: 'hidden',
  },
] as const;
