import Box from '@mui/material/Box';
import { CheckIcon, MinusIcon } from '../../../ui/icons';

export interface HasMarkProps {
  /** What only some of the compared products have, what all have, or what this one has not. */
  kind: 'own' | 'shared' | 'missing';
}

/** Whether a product has something, told by shape as well as by color; the words beside it say so, too. */
export function HasMark({ kind }: HasMarkProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={[place, kind !== 'missing' && tick, kind === 'own' && own]}
    >
      {kind === 'missing' ? <MinusIcon /> : <CheckIcon />}
    </Box>
  );
}

const place = {
  flexShrink: 0,
  display: 'flex',
  height: '1lh',
  width: 18,
  alignItems: 'center',
  justifyContent: 'center',
  '& svg': { fontSize: 16 },
} as const;

const tick = { color: 'text.primary' } as const;

/** On a round ground. */
const own = {
  color: 'success.main',
  backgroundImage:
    'radial-gradient(circle closest-side, var(--mui-palette-tint-success) 97%, transparent)',
  '& svg': { fontSize: 14 },
} as const;
