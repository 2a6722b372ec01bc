import Button from '@mui/material/Button';
import { useState } from 'react';
import { CheckIcon } from './icons';
import { CopyIcon } from './moreIcons';
import { showToast } from './toastStore';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** Says what is copied, where several stand together. */
  label: string;
}

/** Puts a text on the clipboard and says so; where the browser does not allow that, it shows it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ message: 'Copied', severity: 'success' });
    } catch {
      const message = `Your browser did not let us copy. Select it yourself: ${text}`;
      showToast({ message, severity: 'error' });
    }
  };
  return (
    <Button
      size="small"
      color="secondary"
      aria-label={label}
      startIcon={isCopied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      onClick={() => void copy()}
      sx={{ flexShrink: 0 }}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
