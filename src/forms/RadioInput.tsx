import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { memo, type FocusEvent, type ReactNode } from 'react';
import { Radio } from '../ui/Choice';
import { FieldMessage } from './FieldMessage';
import { useFormField, type FormField } from './useFormField';

export interface RadioInputProps {
  name: string;
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  helperText?: ReactNode;
  required?: boolean;
}

const RadioControl = memo(function RadioControl({
  name,
  label,
  options,
  helperText,
  required = false,
  field,
}: RadioInputProps & { field: FormField<string> }) {
  const hint = field.error ?? helperText;
  return (
    <FormControl error={Boolean(field.error)} required={required}>
      <FormLabel id={`${field.id}-label`} component="div">
        {label}
      </FormLabel>
      <RadioGroup
        id={field.id}
        name={name}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={hint ? field.messageId : undefined}
        aria-invalid={field.error ? true : undefined}
        aria-required={required || undefined}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          if (!event.currentTarget.contains(event.relatedTarget)) field.leave();
        }}
        sx={{ mt: 0.5 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio />}
            sx={{ mr: 0 }}
          />
        ))}
      </RadioGroup>
      <FieldMessage id={field.messageId}>{hint}</FieldMessage>
    </FormControl>
  );
});

/** One of several choices in the form around it; '' while none is made. */
export function RadioInput(props: RadioInputProps) {
  const field = useFormField<string>(props.name, props.label);
  return <RadioControl {...props} field={field} />;
}
