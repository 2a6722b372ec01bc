import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { RedeemSample } from '../../../api/resources/products';
import { tabularNumbers } from '../../../theme/tokens';

/** Codes of the demonstration, each with what becomes of it; a click puts one into the form. */
export function SampleCodes({ samples }: { samples: readonly RedeemSample[] }) {
  const { setFieldValue } = useFormikContext<{ code: string }>();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        Codes to try
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 1.5,
          alignItems: 'center',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {samples.map(({ code, label }) => (
          <Box key={code} component="li" sx={{ display: 'contents' }}>
            <Button
              size="small"
              sx={{ ...tabularNumbers, justifyContent: 'start' }}
              onClick={() => void setFieldValue('code', code)}
            >
              {code}
            </Button>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
