import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormContext } from './formContext';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'color' | 'fullWidth' | 'startIcon'
> {
  label: string;
  /** While what was typed is on its way. */
  pendingLabel?: string;
}

/** Sends the form around it. It stays focusable while it waits, so that the focus is not lost. */
export function SubmitButton({
  label,
  pendingLabel = 'Sending…',
  variant = 'contained',
  startIcon,
  ...rest
}: SubmitButtonProps) {
  const { isPending } = useFormContext();
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      aria-disabled={isPending}
      startIcon={isPending ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      sx={isPending ? { cursor: 'progress' } : undefined}
    >
      {isPending ? pendingLabel : label}
    </Button>
  );
}
