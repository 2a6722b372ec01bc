import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, useState } from 'react';
import { describeError } from './describeError';
import { DownloadIcon } from './moreIcons';
import { showToast } from './toastStore';

export interface SaveButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'aria-label'
> {
  label: string;
  /** Says what was not saved where it fails: `The invoice was not saved.` */
  failure: string;
  /** True among the controls of a list: below wide windows it is an icon. */
  isSmallIcon?: boolean;
  /** Fetches the file and saves it. */
  onSave: () => Promise<void>;
}

/** Saves a file; a double click saves it once. */
export function SaveButton({
  label,
  failure,
  isSmallIcon = false,
  onSave,
  ...props
}: SaveButtonProps) {
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await onSave();
    } catch (error) {
      showToast({ severity: 'error', message: `${failure} ${describeError(error).title}.` });
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return (
    <Button
      title={isSmallIcon ? label : undefined}
      aria-label={isSmallIcon ? label : undefined}
      {...props}
      aria-disabled={isSaving}
      startIcon={<DownloadIcon />}
      sx={isSmallIcon ? smallIcon : undefined}
      onClick={() => void save()}
    >
      <span>{label}</span>
    </Button>
  );
}

const smallIcon = {
  // With the edge of the controls beside it.
  '&&': { flexGrow: 0, flexBasis: 'auto' },
  '&&:not(:hover)': { borderColor: 'outline' },
  minWidth: 40,
  px: { xs: 1.25, lg: 2 },
  '& > .MuiButton-startIcon': { m: { xs: 0, lg: '0 8px 0 -4px' } },
  '& > span:last-child': { display: { xs: 'none', lg: 'inline' } },
} as const;
