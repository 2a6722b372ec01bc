import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useId } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

/** Whether the form around it holds what was not saved yet. */
export function useIsChanged(saved: FormikValues): boolean {
  const { values } = useFormikContext<FormikValues>();
  return Object.keys(saved).some((name) => values[name] !== saved[name]);
}

export interface LeaveGuardProps {
  /** The values as they were saved last. */
  saved: FormikValues;
}

/**
 * Asks before the page of the form around it is left with changes that were not saved: in words of the
 * app within it, in the browser's own where the tab is closed or reloaded.
 */
export function LeaveGuard({ saved }: LeaveGuardProps) {
  const isChanged = useIsChanged(saved);
  const { pathname } = useLocation();
  // Once the page is left, the form may stand for a moment longer; it must not keep anyone there.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const titleId = useId();
  const stay = () => blocker.reset?.();
  // Not an AppDialog, which Back closes: here it is Back, being taken back, that opens it.
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <Typography>
          Your changes are not saved. What you typed waits here until you close this tab.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button variant="contained" onClick={stay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
