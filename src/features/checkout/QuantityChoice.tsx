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
    <Box sx={{ mt: { xs: 3, md: 4 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        License keys
      </Typography>
      <Box sx={{ width: 140 }}>
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
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Each key opens the plan once, for you or for a colleague.
      </Typography>
    </Box>
  );
}
