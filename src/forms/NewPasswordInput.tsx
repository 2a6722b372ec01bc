import { PasswordInput } from './PasswordInput';

/** The field `password` of a form that sets one, with the rule that it has to keep. */
export function NewPasswordInput({ label }: { label: string }) {
  return (
    <PasswordInput
      name="password"
      label={label}
      autoComplete="new-password"
      helperText="At least 8 characters."
      required
    />
  );
}
