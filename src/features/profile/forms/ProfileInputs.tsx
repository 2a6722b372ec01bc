import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Profile } from '../../../api/resources/profile';
import { TextInput } from '../../../forms/TextInput';
import { ProfileSection } from '../ProfileSection';
import { CompanySection } from './CompanySection';
import { CountryField } from './CountryField';
import { fieldGrid } from './fieldGrid';
import { PROFILE_LABELS, type ProfileValues } from './profileFields';
import { PROFILE_MAX } from './profileSchema';
import { PublicFace } from './PublicFace';

const SEEN =
  'Others see your name, and in discussions your job title and company too. The rest stays between you and us.';

const COMPANY = ['company', 'companyName', 'businessName', 'abn', 'vatNumber'] as const;

const you = fieldGrid({ phone: [12, 12], tablet: [6, 6], desk: [6, 6] });

const companyFields = fieldGrid({
  phone: [12, 12, 12, 12, 12],
  tablet: [6, 6, 12, 6, 6],
  desk: [6, 6, 4, 4, 4],
});

const addressFields = fieldGrid({
  phone: [12, 12, 6, 6, 6, 6],
  tablet: [7, 5, 6, 6, 4, 8],
  desk: [7, 5, 4, 3, 2, 3],
});

export interface ProfileInputsProps {
  /** As it was read last: its picture is changed at once, not with the form. */
  profile: Profile;
  /** Whether the company comes first; elsewhere it is folded where nothing is known of it yet. */
  isCompanyFirst: boolean;
}

/** The fields of the profile (specification section 2) in three parts. */
export function ProfileInputs({ profile, isCompanyFirst }: ProfileInputsProps) {
  const { values, errors } = useFormikContext<ProfileValues>();
  // Decided once: what is typed into it does not turn it into something else. A value that comes in
  // another way, such as from another window, opens it.
  const [hasNoCompany] = useState(() => COMPANY.every((field) => values[field] === ''));
  const company = (
    <CompanySection
      isFolded={!isCompanyFirst && hasNoCompany}
      isNeeded={COMPANY.some((field) => errors[field] || values[field] !== '')}
    >
      <Box sx={companyFields}>
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
          helperText="The name customers know, if it is different."
          maxLength={PROFILE_MAX.businessName}
        />
        <TextInput
          name="abn"
          label={PROFILE_LABELS.abn}
          inputMode="numeric"
          helperText={
            'Only for businesses in Australia: 11 digits, such as 51\u00a0824\u00a0753\u00a0556.'
          }
        />
        <TextInput
          name="vatNumber"
          label={PROFILE_LABELS.vatNumber}
          helperText="The tax number of your business, such as DE136695976."
        />
      </Box>
    </CompanySection>
  );
  return (
    <>
      {isCompanyFirst ? company : null}
      <ProfileSection title="You" description={SEEN} partOf="form">
        <PublicFace profile={profile} />
        <Box sx={you}>
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
        </Box>
      </ProfileSection>
      {isCompanyFirst ? null : company}
      <ProfileSection title="Your address" description="Nobody else sees it." partOf="form">
        <Box sx={addressFields}>
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
        </Box>
      </ProfileSection>
    </>
  );
}
