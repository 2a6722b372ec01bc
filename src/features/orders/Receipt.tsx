import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSaveInvoice, type OrderDetail } from '../../api/resources/orders';
import { PriceLines } from '../../domain/PriceLines';
import { cardName } from '../../lib/cardBrand';
import { SaveButton } from '../../ui/SaveButton';
import { panel } from '../../theme/surfaceStyles';

/** What was paid, and with what. */
export function Receipt({ order }: { order: OrderDetail }) {
  const { id, lines, total, paymentMethod, status, hasInvoice } = order;
  const saveInvoice = useSaveInvoice(id);
  return (
    <Box component="section" aria-labelledby="receipt" sx={panel}>
      <Typography id="receipt" variant="h3" component="h2" sx={{ mb: 1 }}>
        Payment
      </Typography>
      <PriceLines lines={lines} total={total} />
      {paymentMethod ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {status === 'failed' ? 'Tried with' : 'Paid with'} {cardName(paymentMethod)}
        </Typography>
      ) : null}
      {hasInvoice ? (
        <Box sx={{ mt: 2 }}>
          <SaveButton
            label="Download the invoice"
            failure="The invoice was not saved."
            onSave={() => saveInvoice.run()}
            variant="outlined"
            color="secondary"
          />
        </Box>
      ) : null}
    </Box>
  );
}
