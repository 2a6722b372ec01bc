import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { memo, type ReactNode } from 'react';
import { NativeSelect } from '../ui/NativeSelect';
import { FieldMessage } from './FieldMessage';
import { useFormField, type FormField } from './useFormField';

export interface SelectInputProps {
  name: string;
  label: string;
  /** What can be chosen, in the order to list it. */
  choices: readonly { value: string; label: string }[];
  /** Stands there as long as nothing is chosen; without it the first choice does. */
  placeholder?: string;
  autoComplete?: string;
  helperText?: ReactNode;
  /** Marks the label; the schema decides. */
  required?: boolean;
}

const SelectControl = memo(function SelectControl({
  name,
  label,
  choices,
  placeholder,
  autoComplete,
  helperText,
  required = false,
  field,
}: SelectInputProps & { field: FormField<string> }) {
  const hint = field.error ?? helperText;
  return (
    <FormControl fullWidth error={Boolean(field.error)} required={required}>
      <InputLabel htmlFor={field.id}>{label}</InputLabel>
      <NativeSelect
        id={field.id}
        name={name}
        size="field"
        autoComplete={autoComplete}
        required={required}
        value={field.value}
        onChange={field.setValue}
        onBlur={field.leave}
        aria-describedby={hint ? field.messageId : undefined}
        aria-invalid={field.error ? true : undefined}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      <FieldMessage id={field.messageId}>{hint}</FieldMessage>
    </FormControl>
  );
});

/** One choice of a list in the form around it; a native list, which phones show in their own way. */
export function SelectInput(props: SelectInputProps) {
  const field = useFormField<string>(props.name, props.label);
  return <SelectControl {...props} field={field} />;
}
