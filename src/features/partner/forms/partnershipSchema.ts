import { bool, object, string } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The contract's bound of a vendor's name. */
export const BUSINESS_NAME_MAX = 80;

/** The rules of `PartnershipInput`. */
export const partnershipSchema = object({
  businessName: requiredText('Enter the name of your business.', { max: BUSINESS_NAME_MAX }),
  timeZone: string().required('Choose your time zone.'),
  acceptsTerms: bool().oneOf([true], 'Accept the terms to go on.').required(),
});
