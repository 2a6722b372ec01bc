import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { Picture } from '../../../ui/Picture';

export interface HighlightsProps {
  tiles: ListingDetail['featureTiles'];
}

/** A few features, each with its pictogram, side by side; on phones one below the other. */
export function Highlights({ tiles }: HighlightsProps) {
  return (
    <Box component="ul" sx={row}>
      {tiles.map(({ id, title, description, imageUrl }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
          <Picture src={imageUrl} alt="" name={title} width={64} height={64} sx={pictogram} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography
              variant="body2"
              sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}
            >
              {description}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: { sm: 'column' },
  // The first as wide as the headline above it.
  gridTemplateColumns: { lg: 'minmax(0, 384px)', xl: 'minmax(0, 432px)' },
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: { sm: 3, lg: 6 },
  rowGap: 2.5,
} as const;

const pictogram = {
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: '10px',
  bgcolor: 'tint.primary',
  outline: 0,
} as const;
