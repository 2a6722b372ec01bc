import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, useState } from 'react';
import { describeError } from './describeError';
import { DownloadIcon } from './icons';
import { showToast } from './toastStore';

export interface SaveButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'aria-label'
> {
  label: string;
  /** Says what was not saved where it fails: `The invoice was not saved.` */
  failure: string;
  /** Fetches the file and saves it. */
  onSave: () => Promise<void>;
}

/** Saves a file; a double click saves it once. */
export function SaveButton({ label, failure, onSave, ...props }: SaveButtonProps) {
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
      {...props}
      aria-disabled={isSaving}
      startIcon={<DownloadIcon />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
