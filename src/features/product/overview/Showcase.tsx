import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { radius } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { SectionText } from './SectionText';

export interface ShowcaseProps {
  section: ListingDetail['overview'][number];
  listing: ListingDetail;
}

/** A section with a picture: what it says beside the picture, in one frame with it. */
export function Showcase({ section, listing }: ShowcaseProps) {
  return (
    <Box component="section" sx={frame}>
      <Box sx={{ minWidth: 0, p: { xs: 2.5, sm: 4 }, px: { lg: 0 } }}>
        <Typography variant="h2" sx={{ maxWidth: '26ch', textWrap: 'balance' }}>
          {section.headline}
        </Typography>
        <SectionText section={section} />
      </Box>
      {section.imageUrl ? (
        <Picture
          src={section.imageUrl}
          alt={`Screen of ${listing.title}`}
          name={listing.title}
          width={1200}
          height={720}
          sx={picture}
        />
      ) : null}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  },
  alignItems: 'center',
  columnGap: 6,
  p: { lg: 2 },
  pl: { lg: 5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.panel}px`,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

/** Above the words where it can't stand beside them, from edge to edge. */
const picture = {
  gridRow: { xs: 1, lg: 'auto' },
  borderRadius: { xs: 0, lg: `${radius.card}px` },
} as const;
