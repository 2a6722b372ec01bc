import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import { colorSchemeAttribute } from '../theme/tokens';
import { CloseIcon } from './icons';
import { useBackToClose } from './useBackToClose';

export interface AppDialogProps {
  open: boolean;
  /** Asked by the close button, Escape, a click outside and Back. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** The whole window on phones; leave out for a short question. */
  fullScreenOnPhones?: boolean;
  /** The whole window everywhere, for what is looked at. */
  fullScreen?: boolean;
  /** Dark by day, too, for what is looked at. */
  isDark?: boolean;
  /** After it has gone, for example to clear what was typed. */
  onExited?: () => void;
  /** Keys that mean something wherever the focus is within; it begins on the dialog itself. */
  onKeyDown?: KeyboardEventHandler;
}

/**
 * A dialog with a title and a close button. The focus stays within while it is open and goes back
 * to where it came from.
 */
export function AppDialog({
  open,
  onClose,
  title,
  children,
  actions,
  maxWidth = 'sm',
  fullScreenOnPhones = false,
  fullScreen = false,
  isDark = false,
  onExited,
  onKeyDown,
}: AppDialogProps) {
  const titleId = useId();
  useBackToClose(open, onClose);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      // Left out where there is none: `undefined` would take the place of the dialog's own, with Escape.
      {...(onKeyDown && { onKeyDown })}
      {...(isDark && { [colorSchemeAttribute]: 'dark' })}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={fullScreen || (fullScreenOnPhones && phone)}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 14 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </MuiDialog>
  );
}
