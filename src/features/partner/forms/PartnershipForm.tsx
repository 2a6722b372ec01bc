import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ApiError } from '../../../api/ApiError';
import { useBecomePartner } from '../../../api/resources/partner-accounts';
import { useRenewSession } from '../../../api/resources/session';
import { AppForm } from '../../../forms/AppForm';
import { CheckboxInput } from '../../../forms/CheckboxInput';
import { SelectInput } from '../../../forms/SelectInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { TextInput } from '../../../forms/TextInput';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { useSignedIn } from '../../../session/useSignedIn';
import { SITE_NAME } from '../../../site';
import { showToast } from '../../../ui/toastStore';
import { ownTimeZone, timeZoneChoices } from '../timeZones';
import { BUSINESS_NAME_MAX, partnershipSchema } from './partnershipSchema';

/**
 * Makes a member a partner. The page that was asked for comes up by itself then.
 *
 * @param feePercent the share of a sale that the marketplace keeps
 */
export function PartnershipForm({ feePercent }: { feePercent: number }) {
  const become = useBecomePartner();
  const renewSession = useRenewSession();
  const signedIn = useSignedIn();
  return (
    <AppForm
      label="Become a partner"
      initialValues={{ businessName: '', timeZone: ownTimeZone(), acceptsTerms: false }}
      validationSchema={partnershipSchema}
      draft="partnership"
      onSubmit={async ({ businessName, timeZone }) => {
        const input = { businessName, timeZone, acceptsTerms: true } as const;
        const partner = await signedIn(() => become.run(input), 'become a partner').catch(
          async (error: unknown) => {
            // Another tab was faster, or an answer was lost: what was wanted is there.
            if (!isPartnerAlready(error)) throw error;
            return renewSession();
          },
        );
        if (!partner) return false;
        showToast({
          severity: 'success',
          message: 'Welcome, partner. You can list your products now.',
        });
        return true;
      }}
    >
      <TextInput
        name="businessName"
        label="Name of your business"
        helperText="Buyers see it beside your products. You can use your own name."
        autoComplete="organization"
        maxLength={BUSINESS_NAME_MAX}
        required
      />
      <SelectInput
        name="timeZone"
        label="Time zone"
        choices={timeZoneChoices()}
        helperText="Your sales and statements are counted in this time zone."
        required
      />
      <Box>
        <CheckboxInput
          name="acceptsTerms"
          label={`I accept the terms, and that ${SITE_NAME} keeps ${feePercent}% of each sale`}
          required
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <AppLink to={pathTo('terms')}>Read the terms</AppLink>
        </Typography>
      </Box>
      <SubmitRow>
        <SubmitButton label="Become a partner" pendingLabel="One moment…" size="large" />
      </SubmitRow>
    </AppForm>
  );
}

const isPartnerAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'urn:problem-type:already-partner';
