import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type ReactNode } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { FieldMessage } from './FieldMessage';
import { useFormField, type FormField } from './useFormField';

export interface DigitsInputProps {
  name: string;
  label: string;
  /** Shows digits in their groups: `12/29` for `1229`. */
  format?: (digits: string) => string;
  /** How many digits there may be at most; more are not taken. */
  longest: (digits: string) => number;
  /** Makes the digits of what was pasted; without it, or where it gives undefined, all digits count. */
  fromPasted?: (text: string) => string | undefined;
  /** Completes what was typed: a month of `5` becomes `05`. */
  complete?: (digits: string) => string;
  /** Tells what to do with a key that is no digit, such as `/`; undefined leaves it to the field. */
  onSign?: (sign: string, digits: string) => string | undefined;
  autoComplete?: string;
  placeholder?: string;
  helperText?: ReactNode;
  /** Marks the label; the schema decides. */
  required?: boolean;
  /** Shown in the field, at its end. */
  endAdornment?: ReactNode;
}

/** Steps over the sign that parts two groups, so that the next digit is deleted and not the sign. */
function stepOverSign({ key, currentTarget: input }: React.KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: caret, selectionEnd, value } = input;
  if (caret === null || caret !== selectionEnd) return;
  const isSign = (at: number) => /\D/.test(value.charAt(at));
  if (key === 'Backspace' && isSign(caret - 1)) input.setSelectionRange(caret - 1, caret - 1);
  if (key === 'Delete' && isSign(caret)) input.setSelectionRange(caret + 1, caret + 1);
}

const DigitsControl = memo(function DigitsControl({
  name,
  label,
  format = (digits) => digits,
  longest,
  fromPasted,
  complete = (digits) => digits,
  onSign,
  autoComplete,
  placeholder,
  helperText,
  required = false,
  endAdornment,
  field,
}: DigitsInputProps & { field: FormField<string> }) {
  const hint = field.error ?? helperText;
  return (
    <FormControl fullWidth error={Boolean(field.error)} required={required}>
      <InputLabel htmlFor={field.id}>{label}</InputLabel>
      <NumberFormatBase
        customInput={OutlinedInput}
        format={format}
        isAllowed={({ value }) => value.length <= longest(value)}
        value={field.value}
        readOnly={field.isLocked}
        valueIsNumericString
        onValueChange={({ value }, { source }) => {
          // What was deleted must not be completed again.
          if (source.valueOf() === 'event')
            field.setValue(value.length > field.value.length ? complete(value) : value);
        }}
        onPaste={(event: React.ClipboardEvent<HTMLInputElement>) => {
          const pasted = fromPasted?.(event.clipboardData.getData('text'));
          if (pasted === undefined) return;
          event.preventDefault();
          field.setValue(pasted);
        }}
        onKeyDown={(event: React.KeyboardEvent<HTMLInputElement>) => {
          stepOverSign(event);
          const digits = event.key.length === 1 ? onSign?.(event.key, field.value) : undefined;
          if (digits === undefined) return;
          event.preventDefault();
          field.setValue(digits);
        }}
        onBlur={field.leave}
        id={field.id}
        name={name}
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={placeholder}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            inputMode: 'numeric',
            'aria-describedby': hint ? field.messageId : undefined,
            spellCheck: false,
          },
        }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
      <FieldMessage id={field.messageId}>{hint}</FieldMessage>
    </FormControl>
  );
});

/**
 * A field for digits that are shown in groups. The value is the digits alone; the caret stays where
 * one types, deletes and pastes, in the middle, too.
 */
export function DigitsInput(props: DigitsInputProps) {
  const field = useFormField<string>(props.name, props.label);
  return <DigitsControl {...props} field={field} />;
}
