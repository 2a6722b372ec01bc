import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { CloseIcon } from './icons';
import { useBackToClose } from './useBackToClose';

export interface SideDrawerProps {
  /** What it holds, in a word: its heading, and what the button closes. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Called when it has moved out and has given the focus back. */
  onGone?: () => void;
  /** Its width in px, where the window has that. */
  width: number;
  /** Controls beside the button that closes it. */
  controls?: ReactNode;
  /** A column: what is to scroll of it has to say so. */
  children: ReactNode;
}

/** A dialog at the side of the window, for phones. Back closes it, and so does a wider window. */
export function SideDrawer({
  title,
  open,
  onClose,
  onGone,
  width,
  controls,
  children,
}: SideDrawerProps) {
  const titleId = useId();
  useBackToClose(open, onClose);
  // A wider window has the same on its pages, and no button that opens this.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const leave = useEffectEvent(() => {
    if (open) onClose();
  });
  useEffect(() => {
    if (isWide) leave();
  }, [isWide]);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: `min(100vw, ${width}px)` },
        },
        transition: { onExited: onGone },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexShrink: 0,
          px: 2.5,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {controls}
        <IconButton aria-label={`Close ${title.toLowerCase()}`} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
