import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from './icons';
import { ModalDrawer } from './ModalDrawer';

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

/** A dialog with a heading at the side of the window, for phones. */
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
  const wide = useTheme().breakpoints.up('md');
  return (
    <ModalDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      onGone={onGone}
      aria-labelledby={titleId}
      wide={wide}
      sx={{ width: `min(100vw, ${width}px)` }}
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
    </ModalDrawer>
  );
}
