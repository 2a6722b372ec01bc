import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';
import { MenuIcon } from '../ui/icons';
import { loadMobileMenu } from './loadOverlays';
import { Overlay } from './Overlay';
import { prefetchOn } from './prefetchOn';

/** Opens the side menu on windows too narrow for the links of the header. */
export function MobileMenuButton({ isMember }: { isMember: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
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
      <Overlay
        load={loadMobileMenu}
        isOpen={isOpen}
        onFailure={close}
        content={{ open: isOpen, onClose: close, isMember }}
      />
    </>
  );
}
