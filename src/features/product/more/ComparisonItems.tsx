import Box from '@mui/material/Box';
import { weight } from '../../../theme/tokens';
import { StarIcon } from '../../../ui/moreIcons';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { ComparisonRow } from './comparisonRows';
import { bestMark, HEAD_WIDTH } from './comparisonStyles';
import { HasMark } from './HasMark';

export interface ComparisonItemsProps {
  row: ComparisonRow;
  /** The product whose cell it is. */
  index: number;
}

/**
 * What a cell of the comparison says. Things that one has or has not are listed in one order in every
 * cell, so that the eye goes across; only what is missing is muted, and the best is marked.
 */
export function ComparisonItems({ row, index }: ComparisonItemsProps) {
  const items = row.cells[index] ?? [];
  if (items.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {row.none}
      </Box>
    );
  }
  const isBest = row.best[index] ?? false;
  return (
    <Box component="ul" sx={list}>
      {items.map(({ text, value, missing = false }) => (
        <Box
          component="li"
          key={text}
          sx={[line, missing && { color: 'text.secondary' }, isBest && marked]}
        >
          {row.look === 'matched' ? <HasMark has={!missing} /> : null}
          {row.look === 'prose' ? <Box component="span" aria-hidden sx={point} /> : null}
          {value ? (
            <NameAndValue name={text} value={value} />
          ) : (
            <span>
              {missing ? <VisuallyHidden>Without </VisuallyHidden> : null}
              {row.isRating ? <StarIcon fontSize="inherit" sx={star} /> : null}
              {text}
            </span>
          )}
          {isBest ? (
            <Box component="span" sx={bestMark}>
              Highest
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

/** A name at the left, its value at the right edge of its column; on phones below it. */
function NameAndValue({ name, value }: { name: string; value: string }) {
  return (
    <Box component="span" sx={pair}>
      <Box component="span" sx={{ color: { xs: 'text.secondary', sm: 'inherit' } }}>
        {name}
        <VisuallyHidden>: </VisuallyHidden>
      </Box>
      <Box component="span" sx={{ fontWeight: weight.strong, whiteSpace: 'nowrap' }}>
        {value}
      </Box>
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 } as const;

const line = {
  display: 'flex',
  gap: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

/** Where there is no room beside it, the mark goes below what it marks. */
const marked = { flexWrap: 'wrap' } as const;

/** In the middle of the first line of what it stands before. */
const point = {
  flexShrink: 0,
  width: 4,
  height: 4,
  mt: 'calc(0.5lh - 2px)',
  borderRadius: '50%',
  bgcolor: 'outline',
} as const;

const pair = {
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  justifyContent: { sm: 'space-between' },
  columnGap: 1.5,
  flexGrow: 1,
  // To the edge of the button in the head.
  maxWidth: HEAD_WIDTH,
} as const;

const star = {
  flexShrink: 0,
  mr: 0.5,
  verticalAlign: '-0.1em',
  color: 'rating.main',
};
