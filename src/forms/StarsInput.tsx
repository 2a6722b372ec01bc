import type { ReactNode } from 'react';
import { StarRatingInput } from '../ui/StarRatingInput';
import { useFormField } from './useFormField';

export interface StarsInputProps {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

/** A rating in the form around it: 0 while none is given, then 1 to 5. */
export function StarsInput({ name, label, hint, required = false }: StarsInputProps) {
  const field = useFormField<number>(name, label);
  return (
    <StarRatingInput
      name={name}
      label={label}
      hint={hint}
      required={required}
      value={field.value}
      error={field.error}
      onChange={field.setValue}
      onBlur={field.leave}
    />
  );
}
