import { LONGEST_EMAIL } from './schemaParts';
import { TextInput } from './TextInput';

export interface EmailInputProps {
  name?: string;
  label?: string;
  required?: boolean;
  autoFocus?: boolean;
}

/** The email address of the person who fills in the form, with the keyboard and the offers for it. */
export function EmailInput({ name = 'email', label = 'Email', ...rest }: EmailInputProps) {
  return (
    <TextInput
      name={name}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={LONGEST_EMAIL}
      {...rest}
    />
  );
}
