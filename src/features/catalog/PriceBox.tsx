import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface PriceBoxProps {
  label: string;
  /** What is typed, in dollars. */
  value: string;
  /** What is wrong with it; shown by the filter, below both boxes. */
  error: string | undefined;
  /** Id of the element that shows the error. */
  errorId: string;
  placeholder: string;
  onChange: (text: string) => void;
}

/** One end of the price filter. */
export function PriceBox({ label, value, error, errorId, placeholder, onChange }: PriceBoxProps) {
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, typography: 'overline' }}
      >
        {label}
      </Box>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={value}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={
          <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            $
          </Box>
        }
        placeholder={placeholder}
        slotProps={{
          input: {
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-describedby': error === undefined ? undefined : errorId,
            sx: { pl: 0.5, minWidth: 0 },
          },
        }}
      />
    </Box>
  );
}
