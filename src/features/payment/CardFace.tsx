import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { CardBrandMark } from '../../domain/payment/CardBrandMark';
import { CardChip } from '../../domain/payment/CardChip';
import { radius, veil } from '../../theme/tokens';

export interface CardFaceProps {
  brand: string | undefined;
  /** In groups, as it is printed. */
  number: string;
  holderName: string;
  /** `MM/YY`. */
  expiry: string;
  isExpired?: boolean;
  /** On phones only its chip and its brand, small: all else stands beside it. */
  isSmallOnPhones?: boolean;
}

/** A card as it lies in the hand; decoration, what it says stands beside it. */
export function CardFace({
  brand,
  number,
  holderName,
  expiry,
  isExpired = false,
  isSmallOnPhones = false,
}: CardFaceProps) {
  return (
    <Box aria-hidden sx={[face, isSmallOnPhones && smallOnPhones, isExpired && { opacity: 0.55 }]}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <CardChip />
        <CardBrandMark brand={brand} isPlain />
      </Box>
      <Box
        sx={{
          fontSize: '1.125rem',
          fontWeight: 600,
          letterSpacing: '0.08em',
          whiteSpace: 'nowrap',
        }}
      >
        {number}
      </Box>
      <Box sx={line}>
        <span>{holderName}</span>
        <span>{expiry}</span>
      </Box>
    </Box>
  );
}

const face = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: 340,
  // That of ID-1 cards.
  aspectRatio: '1.586',
  p: 2.5,
  borderRadius: '14px',
  bgcolor: 'surface.feature',
  // Light from above.
  backgroundImage:
    'radial-gradient(130% 150% at 100% 0%, color-mix(in srgb, var(--mui-palette-fill) 62%, transparent), transparent 58%)',
  // Its edge catches the light, also where its ground is that of the page.
  boxShadow: `inset 0 0 0 1px ${veil.hairline}, 0 16px 28px -20px var(--mui-palette-surface-band)`,
  color: 'surface.onBand',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
} as const;

/** The chip above the brand, as there is no room for them beside each other. */
const smallOnPhones = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    padding: '8px 10px',
    borderRadius: `${radius.small}px`,
    boxShadow: `inset 0 0 0 1px ${veil.hairline}`,
    '&& > * + *': { display: 'none' },
    '& > :first-of-type': {
      flexGrow: 1,
      flexDirection: 'column',
      '& > svg': { alignSelf: 'start', width: 20, height: 15 },
      '& > * + *': { alignSelf: 'end', fontSize: '0.75rem', lineHeight: 1 },
    },
  },
});

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  typography: 'body2',
  color: 'surface.onBandMuted',
  '& > :first-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
