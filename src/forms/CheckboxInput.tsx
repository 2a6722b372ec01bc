import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo, type ReactNode } from 'react';
import { Checkbox } from '../ui/Choice';
import { FieldMessage } from './FieldMessage';
import { useFormField, type FormField } from './useFormField';

export interface CheckboxInputProps {
  name: string;
  label: string;
  helperText?: ReactNode;
  required?: boolean;
}

const CheckboxControl = memo(function CheckboxControl({
  name,
  label,
  helperText,
  required = false,
  field,
}: CheckboxInputProps & { field: FormField<boolean> }) {
  const hint = field.error ?? helperText;
  return (
    <FormControl error={Boolean(field.error)} required={required}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: '9px' } }}
        control={
          <Checkbox
            id={field.id}
            name={name}
            checked={field.value}
            onChange={(event) => field.setValue(event.target.checked)}
            onBlur={field.leave}
            aria-describedby={hint ? field.messageId : undefined}
            aria-invalid={field.error ? true : undefined}
          />
        }
      />
      <FieldMessage id={field.messageId}>{hint}</FieldMessage>
    </FormControl>
  );
});

/** A box to tick in the form around it; its value is true or false. */
export function CheckboxInput(props: CheckboxInputProps) {
  const field = useFormField<boolean>(props.name, props.label);
  return <CheckboxControl {...props} field={field} />;
}
