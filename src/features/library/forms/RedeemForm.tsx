import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ApiError } from '../../../api/ApiError';
import { useRedeem, type OwnedProduct, type RedeemSample } from '../../../api/resources/products';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useSignedIn } from '../../../session/useSignedIn';
import { radius } from '../../../theme/tokens';
import { dropRedeemKey, redeemKey } from './redeemKey';
import { redeemSchema } from './redeemSchema';
import { SampleCodes } from './SampleCodes';

const EMPTY = { code: '' };

export interface RedeemFormProps {
  /** Codes that a demonstration offers to try; none elsewhere. */
  samples: readonly RedeemSample[];
  /** Called with the product, and whether the member is still there. */
  onRedeemed: (product: OwnedProduct, isHere: boolean) => void;
}

/** Takes a code. Each way in which that can end has an answer of its own. */
export function RedeemForm({ samples, onRedeemed }: RedeemFormProps) {
  const { run } = useRedeem();
  const signedIn = useSignedIn();

  const redeem = async (code: string): Promise<OwnedProduct> => {
    try {
      const product = await run({ code, idempotencyKey: redeemKey(code) });
      dropRedeemKey(code);
      return product;
    } catch (error) {
      // Only a clear refusal ends the attempt; of all else nobody knows what came of it.
      if (error instanceof ApiError && !error.isTemporary) dropRedeemKey(code);
      throw error;
    }
  };

  return (
    <Box
      sx={{
        p: { xs: 2.5, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Redeem a code
      </Typography>
      <AppForm
        label="Redeem a code"
        initialValues={EMPTY}
        validationSchema={redeemSchema}
        onSubmit={async ({ code }, { isHere }) => {
          const product = await signedIn(() => redeem(code), 'redeem your code');
          if (!product) return false;
          onRedeemed(product, isHere());
          return true;
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 5 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: samples.length > 0 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 480px)',
            },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <TextInput
              name="code"
              label="Code"
              required
              autoComplete="off"
              helperText="As the vendor sent it. Small letters and missing dashes are fine."
              placeholder="XXXX-XXXX-XXXX"
            />
            <Box>
              <SubmitButton label="Redeem" pendingLabel="Redeeming…" size="large" />
            </Box>
          </Box>
          {samples.length > 0 ? <SampleCodes samples={samples} /> : null}
        </Box>
      </AppForm>
    </Box>
  );
}
