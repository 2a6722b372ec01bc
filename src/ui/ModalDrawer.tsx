import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useBackToClose } from './useBackToClose';

export interface ModalDrawerProps extends Pick<
  DrawerProps,
  'anchor' | 'children' | 'aria-label' | 'aria-labelledby'
> {
  open: boolean;
  onClose: () => void;
  /** Called when it has moved out and has given the focus back. */
  onGone?: () => void;
  /** The windows that have the same on their pages, and no button that opens this: a media query. */
  wide: string;
  /** Styles of the sheet itself. */
  sx: SxProps<Theme>;
}

/** A dialog at an edge of the window, for narrow ones. Back closes it, and so does a wider window. */
export function ModalDrawer({
  anchor,
  open,
  onClose,
  onGone,
  wide,
  sx,
  children,
  ...name
}: ModalDrawerProps) {
  useBackToClose(open, onClose);
  const isWide = useMediaQuery(wide);
  const leave = useEffectEvent(() => {
    if (open) onClose();
  });
  useEffect(() => {
    if (isWide) leave();
  }, [isWide]);
  return (
    <Drawer
      anchor={anchor}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, ...name, sx },
        transition: { onExited: onGone },
      }}
    >
      {children}
    </Drawer>
  );
}
