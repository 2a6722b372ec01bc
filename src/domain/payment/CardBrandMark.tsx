import Box from '@mui/material/Box';
import { CardIcon } from '../../ui/icons';

/** The letters on the mark of each brand, and its name. */
const MARKS: Record<string, { text: string; name: string }> = {
  visa: { text: 'VISA', name: 'Visa' },
  mastercard: { text: 'MC', name: 'Mastercard' },
  'american-express': { text: 'AMEX', name: 'American Express' },
  discover: { text: 'DISC', name: 'Discover' },
  'diners-club': { text: 'DC', name: 'Diners Club' },
  jcb: { text: 'JCB', name: 'JCB' },
  unionpay: { text: 'UP', name: 'UnionPay' },
  maestro: { text: 'MAE', name: 'Maestro' },
};

/** The name of a card's brand, for texts; an unknown one is a `Card`. */
export const brandName = (brand: string): string => MARKS[brand]?.name ?? 'Card';

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
      {mark.text}
    </Box>
  );
}
