import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import { FeatureItem } from '../FeatureItem';

export interface HighlightsProps {
  tiles: ListingDetail['featureTiles'];
}

/** A few features, each with its pictogram, side by side; on phones one below the other. */
export function Highlights({ tiles }: HighlightsProps) {
  return (
    <Box component="ul" sx={row}>
      {tiles.map((tile) => (
        <FeatureItem key={tile.id} tile={tile} />
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
  // Each as wide as the headline above the first.
  gridTemplateColumns: { lg: 'minmax(0, 384px)', xl: 'minmax(0, 432px)' },
  gridAutoColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 432px)' },
  columnGap: { sm: 3, lg: 6 },
  rowGap: 2.5,
} as const;
