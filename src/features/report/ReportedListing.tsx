import Box from '@mui/material/Box';
import type { ListingDetail } from '../../api/resources/listings';
import { ListingIntro } from '../../domain/ListingIntro';
import { panel } from '../../theme/surfaceStyles';
import { Picture } from '../../ui/Picture';

/** The listing that a report is about: a card beside the form, on phones a row above it. */
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
        sx={{ width: { xs: 104, md: 1 }, flexShrink: 0, borderRadius: { xs: '8px', md: 0 } }}
      />
      <Box sx={{ minWidth: 0, p: { md: 2.5 } }}>
        <ListingIntro listing={listing} />
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
