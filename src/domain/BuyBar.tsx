import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { GalleryPicture } from '../api/resources/listings';
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
 * Price and Buy Now at the bottom of the window while those of the page are out of sight. It rests above
 * the notice about storage and has a place of its own at the end of the page, so it covers neither that
 * nor the footer.
 */
export function BuyBar({ title, by, picture, priceNote, price, isShown, children }: BuyBarProps) {
  return (
    <FootBar
      label={`Buy ${title}`}
      isShown={isShown}
      // It rests in the room that every page leaves above the footer, 12 px clear of that.
      sx={{ position: 'sticky', mt: 1.5, mb: -7.5, mx: { xs: -1, sm: 0 } }}
    >
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

/** What the price is for, in windows that have room to say so. */
const product = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  mr: 'auto',
  ml: -1,
} as const;

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
