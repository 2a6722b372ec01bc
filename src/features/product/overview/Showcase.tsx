import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { radius } from '../../../theme/tokens';
import { CheckIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { pointsOf } from './overviewParts';

export interface ShowcaseProps {
  section: ListingDetail['overview'][number];
  listing: ListingDetail;
}

/** A section with a picture: what it says beside the picture, in one frame with it. */
export function Showcase({ section, listing }: ShowcaseProps) {
  const { points, prose } = pointsOf(section, listing.featureTiles);
  return (
    <Box component="section" sx={frame}>
      <Box sx={{ minWidth: 0, p: { xs: 2.5, sm: 4 }, px: { lg: 0 } }}>
        <Typography variant="h2" sx={{ maxWidth: '26ch', textWrap: 'balance' }}>
          {section.headline}
        </Typography>
        {points.length > 0 ? (
          <Box component="ul" sx={list}>
            {points.map(({ title, text }) => (
              <li key={text}>
                <CheckIcon />
                <span>
                  {title ? <b>{title}</b> : null}
                  {text}
                </span>
              </li>
            ))}
          </Box>
        ) : null}
        {prose.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 2, maxWidth: '62ch', textWrap: 'pretty' }}>
            {paragraph}
          </Typography>
        ))}
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
  borderRadius: `${radius.card + 6}px`,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

/** Above the words where it can't stand beside them, from edge to edge. */
const picture = {
  gridRow: { xs: 1, lg: 'auto' },
  borderRadius: { xs: 0, lg: `${radius.card}px` },
} as const;

const list = {
  m: 0,
  mt: 2.5,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  '& li': { display: 'flex', gap: 1.5, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& svg': {
    flexShrink: 0,
    boxSizing: 'content-box',
    mt: '1px',
    p: '3px',
    fontSize: 16,
    borderRadius: '50%',
    color: 'success.main',
    bgcolor: 'tint.success',
  },
} as const;
