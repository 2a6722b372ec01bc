import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { GalleryPicture } from '../api/resources/listings';
import { pageFootOf } from '../theme/tokens';
import { footBand } from '../ui/footBand';
import { FootBar } from '../ui/FootBar';
import { Picture } from '../ui/Picture';

export interface BuyBarProps {
  /** What is for sale, and who made it. */
  title: string;
  by: string;
  picture: GalleryPicture | undefined;
  /** What the price is for, where there is more than one. */
  priceNote?: string | undefined;
  price: ReactNode;
  /** Whether no Buy Now of the page itself is in sight. */
  isShown: boolean;
  /** The button. */
  children: ReactNode;
}

/**
 * Price and Buy Now at the bottom of the window, from one edge to the other, while those of the page are
 * out of sight. It rests above the notice about storage and has a place of its own at the end of the
 * page, so it covers neither that nor the footer.
 */
export function BuyBar({ title, by, picture, priceNote, price, isShown, children }: BuyBarProps) {
  return (
    <FootBar label={`Buy ${title}`} isShown={isShown} sx={bar}>
      <Box sx={product}>
        {picture ? (
          <Picture
            src={picture.url}
            alt=""
            name={title}
            width={picture.width}
            height={picture.height}
            sx={{ width: 80, flexShrink: 0, borderRadius: 1 }}
          />
        ) : null}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {title}
          </Typography>
          <Small>By {by}</Small>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {priceNote ? <Small>{priceNote}</Small> : null}
        {price}
      </Box>
      {children}
    </FootBar>
  );
}

/** It rests on the footer, in the room that these pages leave above that. */
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
    [theme.breakpoints.up('md')]: { marginTop: '56px', marginBottom: '-120px' },
  }) as const;

/** What the price is for, in windows that have room to say so. */
const product = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  mr: 'auto',
} as const;

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
