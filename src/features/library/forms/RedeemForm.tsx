import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Listing } from '../../../api/resources/listings';
import { useRedeem, type OwnedProduct, type RedeemSample } from '../../../api/resources/products';
import { useSession } from '../../../api/resources/session';
import { sendOnce } from '../../../api/sendOnce';
import { AppForm } from '../../../forms/AppForm';
import { CodeSamples } from '../../../forms/CodeSamples';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { useSignedIn } from '../../../session/useSignedIn';
import { panel } from '../../../theme/surfaceStyles';
import { redeemSchema } from './redeemSchema';

const EMPTY = { code: '' };

export interface RedeemFormProps {
  ref?: Ref<HTMLElement>;
  /** What the member says to have a code for; the code alone decides what it is for. */
  wanted?: Pick<Listing, 'title' | 'vendor'> | null;
  /** Codes that a demonstration offers to try; none elsewhere. */
  samples: readonly RedeemSample[];
  /** Called with the product, and whether the member is still there. */
  onRedeemed: (product: OwnedProduct, isHere: boolean) => void;
}

/** Takes a code. Each way in which that can end has an answer of its own. */
export function RedeemForm({ ref, wanted = null, samples, onRedeemed }: RedeemFormProps) {
  const { run } = useRedeem();
  const { user } = useSession();
  const signedIn = useSignedIn();

  const redeem = (code: string) =>
    sendOnce(`redeem-code ${user?.id}`, code, (key) => run({ code, idempotencyKey: key }));

  return (
    <Box ref={ref} sx={panel}>
      <AppForm
        label="Redeem a code"
        initialValues={EMPTY}
        validationSchema={redeemSchema}
        draft="redeem code"
        onSubmit={async ({ code }, { isHere }) => {
          const product = await signedIn(() => redeem(code), 'redeem your code');
          if (!product) return false;
          onRedeemed(product, await isHere());
          return true;
        }}
      >
        <Box sx={parts}>
          <Typography variant="h3" component="h2">
            {wanted ? `Redeem a code for ${wanted.title}` : 'Redeem a code'}
          </Typography>
          <Typography sx={{ mt: -1, color: 'text.secondary' }}>
            {wanted
              ? `Enter the code that ${wanted.vendor.name} sent you to get it for free.`
              : 'Enter the code that a vendor sent you to get one of the deals below for free.'}{' '}
            Gift cards are redeemed under{' '}
            <Link component={AppLink} to={pathTo('credits')}>
              Credits
            </Link>
            .
          </Typography>
          <Box sx={field}>
            <TextInput
              name="code"
              label="Code"
              required
              autoComplete="off"
              helperText="As it was sent to you. Lowercase letters and missing dashes are fine."
              placeholder="XXXX-XXXX-XXXX"
            />
            <Box sx={besideField}>
              <SubmitButton label="Redeem" pendingLabel="Redeeming…" size="large" />
            </Box>
          </Box>
          <CodeSamples title="Codes to try" samples={samples} />
        </Box>
      </AppForm>
    </Box>
  );
}

const parts = { display: 'grid', rowGap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The field with its button in one line. */
const field = {
  display: 'grid',
  gap: { xs: 2.5, md: 1.5 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
  alignItems: 'start',
} as const;

/** Below a line like that of the field's label, as high as the field itself. */
const besideField = {
  '&::before': {
    content: '"\\200b"',
    display: { xs: 'none', md: 'block' },
    typography: 'subtitle2',
    mb: '6px',
  },
  '& > button': { width: { xs: 1, md: 'auto' } },
} as const;
