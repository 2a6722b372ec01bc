import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import { StarIcon } from './moreIcons';
import { visuallyHiddenStyles } from './VisuallyHidden';

/** The scale of the specification, section 9: whole steps; none chosen yet is 0. */
const STEPS = [
  { value: 1, word: 'Poor' },
  { value: 2, word: 'Fair' },
  { value: 3, word: 'Good' },
  { value: 4, word: 'Very good' },
  { value: 5, word: 'Excellent' },
] as const;

export interface StarRatingInputProps {
  /** Name of the form field. */
  name: string;
  /** 0 while nothing is chosen, then 1 to 5. */
  value: number;
  onChange: (value: number) => void;
  /** Focus has left the whole group. */
  onBlur?: () => void;
  label: ReactNode;
  hint?: ReactNode;
  /** Message of a failed check; replaces the hint. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

/**
 * Gives a rating. Five radio buttons under five stars, so that arrow keys, forms and screen
 * readers work as everywhere: hovering previews, a click or key sets, and once set it can be
 * changed but not taken back below one (the specification, section 4).
 */
export function StarRatingInput({
  name,
  value,
  onChange,
  onBlur,
  label,
  hint,
  error,
  required = false,
  disabled = false,
}: StarRatingInputProps) {
  const [preview, setPreview] = useState(0);
  const id = useId();
  const shown = preview || value;
  const message = error ?? hint;

  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={message ? `${id}-message` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      onBlur={handleBlur}
    >
      <FormLabel id={`${id}-label`} component="div" error={Boolean(error)} required={required}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
        <Box sx={{ display: 'inline-flex', ml: -0.75 }} onPointerLeave={() => setPreview(0)}>
          {STEPS.map((step) => (
            <Star
              key={step.value}
              name={name}
              step={step}
              filled={step.value <= shown}
              checked={step.value === value}
              disabled={disabled}
              onPreview={setPreview}
              onChange={onChange}
            />
          ))}
        </Box>
        <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
          {STEPS.find((step) => step.value === shown)?.word}
        </Box>
      </Box>
      {message ? (
        <FormHelperText id={`${id}-message`} error={Boolean(error)}>
          {message}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

interface StarProps {
  name: string;
  step: (typeof STEPS)[number];
  filled: boolean;
  checked: boolean;
  disabled: boolean;
  onPreview: (value: number) => void;
  onChange: (value: number) => void;
}

function Star({ name, step, filled, checked, disabled, onPreview, onChange }: StarProps) {
  return (
    <Box
      component="label"
      onPointerEnter={() => {
        if (!disabled) onPreview(step.value);
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: '10px',
        cursor: disabled ? 'default' : 'pointer',
        color: filled ? 'rating.main' : 'outline',
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        value={step.value}
        checked={checked}
        disabled={disabled}
        aria-label={`${step.value} ${step.value === 1 ? 'star' : 'stars'}, ${step.word}`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value))}
        sx={visuallyHiddenStyles}
      />
      <StarIcon
        sx={{
          fontSize: 30,
          '& path': {
            fill: filled ? 'currentColor' : 'transparent',
            stroke: 'currentColor',
            strokeWidth: 1.5,
            strokeLinejoin: 'round',
          },
        }}
      />
    </Box>
  );
}
