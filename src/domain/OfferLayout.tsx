import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsPhone } from '../ui/useIsPhone';
import { buyPanel, longPanelPlace, panelPlace, picturePlace } from './buyPanel';

export interface OfferLayoutProps {
  /** What it is. */
  about: ReactNode;
  /** A `Gallery`, whose state the page keeps: it begins again when the window gets another width. */
  pictures: ReactNode;
  /** What it costs, and what can be done about it. */
  offer: ReactNode;
  /** What stands below the panel, in its column; for wide windows. */
  below?: ReactNode;
  /** Whether it goes on beside what follows the pictures, on wide windows, too. */
  isLong?: boolean;
}

/**
 * The upper part of a page that sells something, within its `goodsGrid`. It is read, and gone through
 * by keyboard, in the order in which it is seen: phones have the pictures between what it is and what
 * it costs. The panel lasts when a phone is turned, so that what was pressed there goes on.
 */
export function OfferLayout({ about, pictures, offer, below, isLong = false }: OfferLayoutProps) {
  const isPhone = useIsPhone();
  const gallery = <Box sx={picturePlace}>{pictures}</Box>;
  return (
    <>
      {isPhone ? null : gallery}
      <Box sx={[panelPlace, isLong && longPanelPlace]}>
        <Box sx={buyPanel}>
          {about}
          {isPhone ? gallery : null}
          {offer}
        </Box>
        {below}
      </Box>
    </>
  );
}
