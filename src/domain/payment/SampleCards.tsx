import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { SampleCard } from '../../api/resources/payment-methods';
import { cardKindOf } from '../../lib/cardNumber';
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
      <Box component="summary" sx={{ typography: 'subtitle2', cursor: 'pointer' }}>
        Cards to try
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {samples.map(({ number, label }) => (
          <Box
            key={number}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <Box sx={{ typography: 'body2', minWidth: 0 }}>
              {label}{' '}
              <Box
                component="span"
                sx={{
                  display: 'block',
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {number}
              </Box>
            </Box>
            <Button size="small" aria-label={`Fill in ${number}`} onClick={() => fillIn(number)}>
              Fill in
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  p: 2,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: '14px',
} as const;
