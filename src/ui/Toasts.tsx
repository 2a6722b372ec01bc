import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { darkColors, pageFoot } from '../theme/tokens';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons';
import { dismissToast, useToasts, type Toast, type ToastSeverity } from './toastStore';

/** How long a message that is no error stays, in ms: at least, and for each of its letters (200 words a minute). */
const STAY = 6000;
const STAY_PER_LETTER = 60;

const ICONS = { success: CheckIcon, info: InfoIcon, error: AlertIcon };

/** Calls back after `ms` in total of not being paused. */
function useCountdown(ms: number | null, paused: boolean, onEnd: () => void) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || left.current === null) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - started;
    };
  }, [paused]);
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onDismiss: (id: number) => void;
}

function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const dismiss = () => onDismiss(toast.id);
  const stay = Math.max(STAY, toast.message.length * STAY_PER_LETTER);
  useCountdown(toast.severity === 'error' ? null : stay, paused, () => dismissToast(toast.id));
  const Icon = ICONS[toast.severity];
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        pointerEvents: 'auto',
        minHeight: 52,
        pl: 2,
        pr: 0.75,
        py: 0.75,
        borderRadius: '14px',
        bgcolor: 'surface.feature',
        color: 'surface.onBand',
        boxShadow: theme.vars.palette.elevation.overlay,
        typography: 'body2',
        '@media (prefers-reduced-motion: no-preference)': { animation: 'toast-in 180ms ease-out' },
        '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
      })}
    >
      <Icon
        fontSize="small"
        // Its ground is dark in either scheme.
        sx={{ flexShrink: 0, color: toast.severity === 'error' ? darkColors.error : 'accent.main' }}
      />
      <Box sx={{ flexGrow: 1, py: 0.75, overflowWrap: 'anywhere' }}>{toast.message}</Box>
      {toast.action ? (
        <Button
          size="small"
          color="inherit"
          sx={{ color: 'accent.main', flexShrink: 0 }}
          onClick={() => {
            toast.action?.onClick();
            dismiss();
          }}
        >
          {toast.action.label}
        </Button>
      ) : null}
      <IconButton aria-label="Dismiss message" onClick={dismiss} sx={{ flexShrink: 0 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface LiveStackProps extends Omit<ToastItemProps, 'toast'> {
  toasts: readonly Toast[];
  role: 'status' | 'alert';
}

/** Always in the page, so that what is put into it is read out. */
function LiveStack({ toasts, role, ...item }: LiveStackProps) {
  return (
    <Box role={role} aria-atomic={false} sx={{ display: 'grid', gap: 1 }}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} {...item} />
      ))}
    </Box>
  );
}

const isError = ({ severity }: { severity: ToastSeverity }) => severity === 'error';

/**
 * The messages of `showToast`; stands once in the app. Messages leave after six seconds, not
 * while the pointer or the focus is on them; errors wait to be dismissed.
 */
export function Toasts() {
  const toasts = useToasts();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const dismiss = (id: number) => {
    // Neither the pointer nor the focus reports leaving an element that is taken away.
    setHovered(false);
    setFocused(false);
    dismissToast(id);
    cameFrom.current?.focus();
  };

  const stack = { paused: hovered || focused, onDismiss: dismiss };

  return (
    <Box
      role="region"
      aria-label="Messages"
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        setFocused(true);
        if (currentTarget.contains(relatedTarget)) return;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        insetInline: { xs: 16, sm: 'auto' },
        right: { sm: 24 },
        bottom: {
          xs: `calc(${pageFoot} + 16px)`,
          sm: `calc(${pageFoot} + 24px)`,
        },
        width: { sm: 400 },
        display: 'grid',
        gap: 1,
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      })}
    >
      <LiveStack role="alert" toasts={toasts.filter(isError)} {...stack} />
      <LiveStack role="status" toasts={toasts.filter((toast) => !isError(toast))} {...stack} />
    </Box>
  );
}
