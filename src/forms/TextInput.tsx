import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type HTMLInputTypeAttribute, type HTMLAttributes, type ReactNode } from 'react';
import { countCharacters, formatCount } from '../lib/text';
import { useFormField, type FormField } from './useFormField';

export interface TextInputProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  /** Lines that a multiline field shows at least; it grows with its text. */
  minRows?: number;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  helperText?: ReactNode;
  placeholder?: string;
  /** Marks the label; the schema decides. */
  required?: boolean;
  /**
   * Most characters. A single line takes no more; a multiline field counts and leaves the check to
   * the schema, because cutting off what someone pastes loses words unseen.
   */
  maxLength?: number;
  /** Counts the characters of a single line, too. */
  showsCount?: boolean;
  autoFocus?: boolean;
  /** Shown in the field, at its end. */
  endAdornment?: ReactNode;
}

const TextControl = memo(function TextControl({
  name,
  label,
  type = 'text',
  multiline = false,
  minRows = 4,
  autoComplete,
  inputMode,
  helperText,
  placeholder,
  required = false,
  maxLength,
  showsCount = false,
  autoFocus = false,
  endAdornment,
  field,
}: TextInputProps & { field: FormField<string> }) {
  const hint = field.error ?? helperText;
  const counts = (multiline || showsCount) && maxLength !== undefined;
  return (
    <FormControl fullWidth error={Boolean(field.error)} required={required}>
      <InputLabel htmlFor={field.id}>{label}</InputLabel>
      <OutlinedInput
        id={field.id}
        name={name}
        value={field.value}
        readOnly={field.isLocked}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.leave}
        type={multiline ? undefined : type}
        multiline={multiline}
        minRows={multiline ? minRows : undefined}
        maxRows={multiline ? 16 : undefined}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder={placeholder}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            inputMode,
            maxLength: multiline ? undefined : maxLength,
            'aria-describedby': hint || counts ? field.messageId : undefined,
            // Names and codes are no words to be corrected.
            autoCapitalize: type === 'email' ? 'none' : undefined,
            spellCheck: multiline ? undefined : false,
          },
        }}
      />
      {hint || counts ? (
        <FormHelperText
          id={field.messageId}
          component="div"
          sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}
        >
          <span>{hint}</span>
          {counts ? (
            <Box component="span" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {`${formatCount(countCharacters(field.value))} of ${formatCount(maxLength)}`}
            </Box>
          ) : null}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
});

/** A text field of the form around it, with its label above and its message below. */
export function TextInput(props: TextInputProps) {
  const field = useFormField<string>(props.name, props.label);
  return <TextControl {...props} field={field} />;
}
