import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListingDetail } from '../../../api/resources/listings';
import { ListingIntro } from '../../../domain/ListingIntro';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { radius, rowPicture } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';

/** The listing that a report is about, with the way to another one. */
export function ReportedListing({ listing }: { listing: ListingDetail }) {
  const { title, imageUrl } = listing;
  return (
    <Box sx={card}>
      <Picture
        src={imageUrl}
        alt=""
        name={title}
        width={640}
        height={400}
        priority
        sx={{
          width: rowPicture,
          height: 'auto',
          flexShrink: 0,
          borderRadius: `${radius.small}px`,
        }}
      />
      <Box sx={{ flex: '1 1 0', minWidth: { xs: 140, sm: 0 } }}>
        <ListingIntro listing={listing} />
      </Box>
      <Button
        component={AppLink}
        to={pathTo('report')}
        color="primary"
        size="small"
        sx={{ ml: { xs: -1.5, sm: 0 }, mb: { xs: -1, sm: 0 } }}
      >
        Choose another
      </Button>
    </Box>
  );
}

const card = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: 2,
  rowGap: 0.5,
  p: 1.5,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: '10px',
} as const;
