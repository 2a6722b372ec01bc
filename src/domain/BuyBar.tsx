import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageFootOf } from '../theme/tokens';
import { footBand } from '../ui/footBand';
import { FootBar } from '../ui/FootBar';
import { Picture } from '../ui/Picture';

export interface BuyBarProps {
  /** What kind of picture it has. */
  kind: keyof typeof pictureHeights;
  /** What is for sale, and who made it. */
  title: string;
  by: string;
  /** Its mark, or the picture of its card, which is drawn to be told from others even where it is small. */
  imageUrl: string;
  /** What the price is for, where there is more than one. */
  priceNote?: ReactNode;
  price: ReactNode;
  /** Whether a Buy Now of the page itself is in sight. */
  isInSight: boolean;
  /** The button. */
  children: ReactNode;
}

/**
 * Name, price and Buy Now at the bottom of the window, from one edge to the other, while those of the page
 * are out of sight. It rests above the notice about storage and has a place of its own at the end of the
 * page, so it covers neither that nor the footer.
 */
export function BuyBar({
  kind,
  title,
  by,
  imageUrl,
  priceNote,
  price,
  isInSight,
  children,
}: BuyBarProps) {
  return (
    <FootBar label={`Buy ${title}`} isShown={!isInSight} sx={bar}>
      <Box sx={product}>
        <Picture
          src={imageUrl}
          alt=""
          name={title}
          width={640}
          height={pictureHeights[kind]}
          sx={thumbnail}
        />
        <Box sx={{ display: { xs: 'none', sm: 'block' }, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {title}
          </Typography>
          <Small>By {by}</Small>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, mr: { xs: 'auto', sm: 0 } }}>
        <Box sx={nameAndNote}>
          <b>{title}</b>
          {priceNote ? <span>{priceNote}</span> : null}
        </Box>
        {price}
      </Box>
      {children}
    </FootBar>
  );
}

/**
 * It rests on the footer, in the room that these pages leave above that, and leaves the little that an
 * on-screen keyboard leaves of the window to what is written.
 */
const bar = (theme: Theme) =>
  ({
    ...footBand(theme),
    position: 'sticky',
    bottom: pageFootOf('notice'),
    marginTop: '12px',
    marginBottom: '-72px',
    padding: '8px 0',
    borderWidth: 0,
    borderRadius: 0,
    boxShadow: 'none',
    // A long name gives way to it.
    '& .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
    [theme.breakpoints.up('md')]: { marginTop: '56px', marginBottom: '-120px' },
    '@media (max-height: 560px)': {
      'body:has(input:focus, textarea:focus) &': { visibility: 'hidden' },
    },
  }) as const;

/** What the price is for: phones have room to show it, wider windows to name it, too. */
const product = {
  display: 'none',
  '@media (min-width: 390px)': { display: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  flexShrink: { xs: 0, sm: 1 },
  minWidth: 0,
  mr: { sm: 'auto' },
} as const;

/** On phones the name stands above the price, and gives way to what the price is for. */
const nameAndNote = {
  display: 'flex',
  gap: 0.75,
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // The name gives way first; the note would lose its end for a fraction of a pixel.
  '& span': { flexShrink: 0, maxWidth: '100%' },
  '& b': { display: { sm: 'none' }, color: 'text.primary' },
} as const;

/** Of marks, and of the pictures of cards, 640 px wide. */
const pictureHeights = { mark: 640, product: 400, template: 480 } as const;

/** As wide for each kind, so that names begin in one place. */
const thumbnail = {
  width: 44,
  flexShrink: 0,
  borderRadius: 1,
  '@media (max-width: 389.95px)': { display: 'none' },
} as const;

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
