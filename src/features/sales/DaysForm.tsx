import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import type { DayRange } from '../../lib/calendar';
import { whyNotDays } from './daysField';

export interface DaysFormProps {
  days: DayRange;
  onChange: (days: DayRange) => void;
}

/** A first and a last day; they apply by the button, because a date that is typed passes many others. */
export function DaysForm({ days, onChange }: DaysFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(days);
  const [error, setError] = useState<string>();
  const apply = () => {
    const problem = whyNotDays(typed);
    setError(problem);
    if (!problem) onChange(typed);
  };
  const box = (part: keyof DayRange, label: string) => (
    <Box sx={{ flex: '1 1 9rem', maxWidth: 200 }}>
      <InputLabel htmlFor={`${id}-${part}`}>{label}</InputLabel>
      <OutlinedInput
        id={`${id}-${part}`}
        type="date"
        size="small"
        fullWidth
        value={typed[part]}
        error={error !== undefined}
        onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
        slotProps={{
          input: { 'aria-describedby': error ? `${id}-error` : undefined, max: '9999-12-31' },
        }}
      />
    </Box>
  );
  return (
    <Box
      component="form"
      noValidate
      aria-label="Days"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      sx={{ mb: { xs: 2, md: 3 } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { sm: 'flex-end' },
          alignItems: 'flex-end',
          gap: 1.5,
        }}
      >
        {box('from', 'First day')}
        {box('to', 'Last day')}
        <Button type="submit" variant="outlined" color="secondary">
          Show
        </Button>
      </Box>
      <Box id={`${id}-error`} role="alert">
        {error ? <FormHelperText error>{error}</FormHelperText> : null}
      </Box>
    </Box>
  );
}
