import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { radius } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { sectionColumns } from '../productLayout';
import { SectionText } from './SectionText';
import { partHeading } from '../../../theme/pageSteps';

export interface ShowcaseProps {
  section: ListingDetail['overview'][number];
  listing: ListingDetail;
}

/** A section with a picture: what it says beside the picture, or below it. */
export function Showcase({ section, listing }: ShowcaseProps) {
  return (
    <Box component="section" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" sx={{ ...partHeading, maxWidth: '26ch', textWrap: 'balance' }}>
          {section.headline}
        </Typography>
        <SectionText section={section} />
      </Box>
      {section.imageUrl ? (
        <Picture
          src={section.imageUrl}
          phoneSrc={closeUpOf(section.imageUrl, listing)}
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

/** The close-up of a picture that the gallery has as well. */
const closeUpOf = (url: string, { pictures }: ListingDetail) =>
  pictures.find((picture) => picture.url === url)?.closeUpUrl;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...sectionColumns },
  alignItems: 'start',
  columnGap: 6,
  rowGap: 2.5,
} as const;

/** Above the words where it can't stand beside them. */
const picture = { gridRow: { xs: 1, lg: 'auto' }, borderRadius: `${radius.card}px` } as const;
