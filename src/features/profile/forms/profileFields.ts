import type { Profile, VersionedProfile } from '../../../api/resources/profile';

/** The fields of the form, in its order, as the specification names them. */
export const PROFILE_LABELS = {
  username: 'Username',
  jobTitle: 'Job title',
  company: 'Company',
  companyName: 'Company name',
  businessName: 'Business name',
  abn: 'ABN',
  vatNumber: 'VAT ID',
  address: 'Address',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  postalCode: 'Postal code',
  country: 'Country',
} as const;

export type ProfileField = keyof typeof PROFILE_LABELS;

/** What the form holds. */
export type ProfileValues = Pick<Profile, ProfileField>;

const FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];

/** What the form starts from, with the version that a change of it has to name. */
export interface VersionedValues extends ProfileValues {
  version: string;
}

/** What of a profile the form shows, and its version. */
export function versionedValues({ profile, version }: VersionedProfile): VersionedValues {
  const values = Object.fromEntries(FIELDS.map((field) => [field, profile[field]]));
  return { ...(values as ProfileValues), version };
}

/** The fields in which two sets of values differ, in the order of the form. */
export const differences = (one: ProfileValues, other: ProfileValues): ProfileField[] =>
  FIELDS.filter((field) => one[field] !== other[field]);

/** The values of these fields alone. */
export function only(values: ProfileValues, fields: readonly ProfileField[]) {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
