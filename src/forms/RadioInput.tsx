import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { memo, type FocusEvent, type ReactNode } from 'react';
import { weight } from '../theme/tokens';
import { Radio } from '../ui/Choice';
import { choiceBox } from '../ui/choiceBox';
import { FieldMessage } from './FieldMessage';
import { useFormField, type FormField } from './useFormField';

/** One of the choices of a {@link RadioInput}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What it means, in a few words below its label. */
  hint?: string;
}

export interface RadioInputProps {
  name: string;
  label: string;
  options: readonly RadioOption[];
  helperText?: ReactNode;
  required?: boolean;
  /** Makes each choice a card, this many beside each other: on phones, and where there is room. */
  cards?: readonly [phone: number, wide: number];
}

const RadioControl = memo(function RadioControl({
  name,
  label,
  options,
  helperText,
  required = false,
  cards,
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
        sx={cards ? cardsIn(cards) : { mt: 0.5 }}
      >
        {options.map((option) => {
          const id = `${field.id}-${option.value}`;
          return (
            <FormControlLabel
              key={option.value}
              value={option.value}
              label={option.hint ? <LabelWithHint {...option} id={id} /> : option.label}
              control={
                // Its name is its label; what that means is said after it.
                <Radio
                  {...(option.hint && {
                    'aria-labelledby': `${id}-label`,
                    'aria-describedby': `${id}-hint`,
                  })}
                />
              }
              sx={cards ? card : { mr: 0 }}
            />
          );
        })}
      </RadioGroup>
      <FieldMessage id={field.messageId}>{hint}</FieldMessage>
    </FormControl>
  );
});

function LabelWithHint({ id, label, hint }: RadioOption & { id: string }) {
  return (
    <>
      <Box component="span" id={`${id}-label`} sx={{ display: 'block', fontWeight: weight.strong }}>
        {label}
      </Box>
      <Box
        component="span"
        id={`${id}-hint`}
        sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
      >
        {hint}
      </Box>
    </>
  );
}

const cardsIn = ([phone, wide]: readonly [number, number]) => ({
  display: 'grid',
  gap: 1.25,
  mt: 1,
  gridTemplateColumns: {
    xs: `repeat(${phone}, minmax(0, 1fr))`,
    sm: `repeat(${wide}, minmax(0, 1fr))`,
  },
  // An odd one at the end takes the whole row, not half of it.
  '& > :last-of-type:nth-of-type(odd)': wide === 2 ? { gridColumn: '1 / -1' } : null,
});

const card = { ...choiceBox, minHeight: 52, py: 0.75, pl: 0.5, pr: 1.5 } as const;

/** One of several choices in the form around it; '' while none is made. */
export function RadioInput(props: RadioInputProps) {
  const field = useFormField<string>(props.name, props.label);
  return <RadioControl {...props} field={field} />;
}
