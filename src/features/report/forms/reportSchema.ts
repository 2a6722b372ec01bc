import { object, string } from 'yup';
import { reportDetails } from '../../../forms/schemaParts';

/** The contract's bounds of what a reporter may add. */
export const REPORT_DETAILS_MAX = 2000;

/** A report: a listing and one reason, which have to be chosen, and details where someone wants to give them. */
export const reportSchema = object({
  listing: string().required('Choose the listing that you want to report.'),
  reason: string().required('Choose what is wrong with the listing.'),
  details: reportDetails({ max: REPORT_DETAILS_MAX }),
});
