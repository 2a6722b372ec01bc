import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

export interface FieldMessageProps {
  /** The `messageId` of the field, by which its input refers to this. */
  id: string;
  /** The error, or else the hint. */
  children: ReactNode;
}

/** The message below a field; nothing where there is none. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return children ? (
    <FormHelperText id={id} component="div">
      {children}
    </FormHelperText>
  ) : null;
}
