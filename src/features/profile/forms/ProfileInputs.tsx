import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { TextInput } from '../../../forms/TextInput';
import { CountryField } from './CountryField';
import { PROFILE_LABELS, type ProfileValues } from './profileFields';
import { PROFILE_MAX } from './profileSchema';

interface FieldGroupProps {
  title: string;
  /** True for fields that not everyone fills in: they are folded at first. */
  isFolded?: boolean;
  /** Opens it where it is folded: something in it is to be seen. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Fields that belong together, two beside each other where there is room. */
function FieldGroup({ title, isFolded, isNeeded = false, children }: FieldGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const fields = <Box sx={grid}>{children}</Box>;
  if (isFolded) {
    return (
      <Box
        component="details"
        aria-labelledby={id}
        open={isOpen || isNeeded}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <Box component="summary" sx={summary}>
          <Box id={id} component="h3" sx={{ display: 'inline', m: 0, font: 'inherit' }}>
            {title}
          </Box>
          , if you have one
        </Box>
        {fields}
      </Box>
    );
  }
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {fields}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const summary = {
  typography: 'h4',
  cursor: 'pointer',
  'details[open] > &': { mb: 1.5 },
} as const;

const COMPANY = ['company', 'companyName', 'businessName', 'abn', 'vatNumber'] as const;

export interface ProfileInputsProps {
  /** Whether the company is folded where nothing is known of it yet. */
  isCompanyFolded: boolean;
}

/** The fields of the profile (specification section 2) in three groups. */
export function ProfileInputs({ isCompanyFolded }: ProfileInputsProps) {
  const { values, errors } = useFormikContext<ProfileValues>();
  // Decided once: what is typed into it does not turn it into something else. A value that comes in
  // another way, such as from another window, opens it.
  const [hasNoCompany] = useState(() => COMPANY.every((field) => values[field] === ''));
  return (
    <>
      <FieldGroup title="You">
        <TextInput
          name="username"
          label={PROFILE_LABELS.username}
          autoComplete="nickname"
          helperText="The name that others see."
          maxLength={PROFILE_MAX.username}
          required
        />
        <TextInput
          name="jobTitle"
          label={PROFILE_LABELS.jobTitle}
          autoComplete="organization-title"
          helperText="Shown beside your posts in discussions."
          maxLength={PROFILE_MAX.jobTitle}
        />
      </FieldGroup>
      <FieldGroup
        title="Your company"
        isFolded={isCompanyFolded && hasNoCompany}
        isNeeded={COMPANY.some((field) => errors[field] || values[field] !== '')}
      >
        <TextInput
          name="company"
          label={PROFILE_LABELS.company}
          helperText="Where you work; shown beside your posts too."
          autoComplete="organization"
          maxLength={PROFILE_MAX.company}
        />
        <TextInput
          name="companyName"
          label={PROFILE_LABELS.companyName}
          helperText="The full name it is registered under."
          maxLength={PROFILE_MAX.companyName}
        />
        <TextInput
          name="businessName"
          label={PROFILE_LABELS.businessName}
          helperText="The name customers know, if it is another."
          maxLength={PROFILE_MAX.businessName}
        />
        <TextInput
          name="abn"
          label={PROFILE_LABELS.abn}
          inputMode="numeric"
          helperText="Australian: 11 digits, such as 51 824 753 556."
        />
        <TextInput
          name="vatNumber"
          label={PROFILE_LABELS.vatNumber}
          helperText="With its country code, such as SE556677889901."
        />
      </FieldGroup>
      <FieldGroup title="Your address">
        <TextInput
          name="address"
          label={PROFILE_LABELS.address}
          autoComplete="address-line1"
          maxLength={PROFILE_MAX.address}
        />
        <TextInput
          name="address2"
          label={PROFILE_LABELS.address2}
          autoComplete="address-line2"
          maxLength={PROFILE_MAX.address2}
        />
        <TextInput
          name="city"
          label={PROFILE_LABELS.city}
          autoComplete="address-level2"
          maxLength={PROFILE_MAX.city}
        />
        <TextInput
          name="state"
          label={PROFILE_LABELS.state}
          autoComplete="address-level1"
          maxLength={PROFILE_MAX.state}
        />
        <TextInput
          name="postalCode"
          label={PROFILE_LABELS.postalCode}
          autoComplete="postal-code"
          maxLength={PROFILE_MAX.postalCode}
        />
        <CountryField />
      </FieldGroup>
    </>
  );
}
