import Box from '@mui/material/Box';
import { CardIcon } from '../../ui/icons';

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

/** A small card with the letters of its brand; decoration, the name stands beside it. */
export function CardBrandMark({ brand }: { brand: string | undefined }) {
  const mark = brand === undefined ? undefined : MARKS[brand];
  if (!mark) return <CardIcon aria-hidden sx={{ color: 'text.secondary' }} />;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 44,
        height: 28,
        borderRadius: '5px',
        bgcolor: 'surface.band',
        color: 'surface.onBand',
        fontSize: '0.6875rem',
        fontWeight: 800,
        letterSpacing: '0.04em',
        userSelect: 'none',
      }}
    >
      {mark}
    </Box>
  );
}
