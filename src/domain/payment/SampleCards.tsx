import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { SampleCard } from '../../api/resources/payment-methods';
import { Samples } from '../../forms/Samples';
import { cardKindOf } from '../../lib/cardNumber';
import { ChevronDownIcon } from '../../ui/icons';
import type { CardValues } from './paymentSchemas';

/** Cards to try, as a demonstration server names them; choosing one fills in the form around it. */
export function SampleCards({ samples }: { samples: readonly SampleCard[] }) {
  const { values, setValues } = useFormikContext<CardValues>();
  if (samples.length === 0) return null;
  const fillIn = (number: string) =>
    void setValues({
      ...values,
      number,
      expiry: `12${(new Date().getFullYear() + 3) % 100}`,
      cvc: '1234'.slice(0, cardKindOf(number)?.codeLength),
    });
  return (
    <Box component="details" sx={frame}>
      <Box component="summary" sx={summary}>
        Cards to try
        <ChevronDownIcon fontSize="small" />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <Samples
          samples={samples.map(({ number, label }) => ({ value: number, label }))}
          onChoose={fillIn}
        />
      </Box>
    </Box>
  );
}

const summary = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  typography: 'subtitle2',
  cursor: 'pointer',
  // The chevron takes the place of the browser's triangle.
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;

const frame = {
  p: 2,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: '14px',
} as const;
