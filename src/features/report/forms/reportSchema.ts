import { object, string } from 'yup';
import { reportDetails } from '../../../forms/schemaParts';

/** The contract's bounds of what a reporter may add. */
export const REPORT_DETAILS_MAX = 2000;

/** A report: one reason, which has to be chosen, and details where someone wants to give them. */
export const reportSchema = object({
  reason: string().required('Choose what is wrong with the listing.'),
  details: reportDetails({ max: REPORT_DETAILS_MAX }),
});
