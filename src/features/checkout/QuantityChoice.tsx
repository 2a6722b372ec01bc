import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NativeSelect } from '../../ui/NativeSelect';

const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface QuantityChoiceProps {
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many license keys; each opens the plan for another account. */
export function QuantityChoice({ quantity, onChange }: QuantityChoiceProps) {
  return (
    <Box sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          License keys
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Each key opens the plan once, for you or for a colleague.
        </Typography>
      </Box>
      <Box sx={choice}>
        <NativeSelect
          label="How many"
          size="field"
          value={String(quantity)}
          onChange={(value) => onChange(Number(value))}
        >
          {QUANTITIES.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </Box>
  );
}

const choice = { flexShrink: 0, width: { xs: 96, sm: 140 } } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;
