import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';
import { MenuIcon } from '../ui/icons';
import { loadMobileMenu } from './loadOverlays';
import { prefetchOn, useOverlay } from './useOverlay';

/** Opens the side menu on windows too narrow for the links of the header. */
export function MobileMenuButton({ isMember }: { isMember: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const MobileMenu = useOverlay(loadMobileMenu, isOpen, close);
  return (
    <>
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        edge="end"
        onClick={() => setOpen(true)}
        {...prefetchOn(loadMobileMenu)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      {MobileMenu ? <MobileMenu open={isOpen} onClose={close} isMember={isMember} /> : null}
    </>
  );
}
