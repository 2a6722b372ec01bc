import Box from '@mui/material/Box';
import { CardIcon } from '../../ui/moreIcons';

/** The letters on the mark of each brand. */
const MARKS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  'american-express': 'AMEX',
  discover: 'DISC',
  'diners-club': 'DC',
  jcb: 'JCB',
  unionpay: 'UP',
  maestro: 'MAE',
};

export interface CardBrandMarkProps {
  brand: string | undefined;
  /** Letters alone, on a ground that is a card already. */
  isPlain?: boolean;
}

/** A small card with the letters of its brand; decoration, the name stands beside it. */
export function CardBrandMark({ brand, isPlain = false }: CardBrandMarkProps) {
  const mark = brand === undefined ? undefined : MARKS[brand];
  if (!mark)
    return (
      <CardIcon aria-hidden sx={{ color: isPlain ? 'surface.onBandMuted' : 'text.secondary' }} />
    );
  return (
    <Box component="span" aria-hidden sx={[letters, isPlain ? { fontSize: '1rem' } : ground]}>
      {mark}
    </Box>
  );
}

const letters = {
  flexShrink: 0,
  color: 'surface.onBand',
  fontWeight: 800,
  letterSpacing: '0.04em',
  userSelect: 'none',
} as const;

const ground = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 28,
  borderRadius: '6px',
  bgcolor: 'surface.feature',
  fontSize: '0.6875rem',
} as const;
