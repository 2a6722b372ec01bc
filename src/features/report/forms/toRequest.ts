import type { useReportListing } from '../../../api/resources/reports';

type ReportInput = Parameters<ReturnType<typeof useReportListing>['run']>[0];

/** What the form holds: '' while no reason is chosen. */
export interface ReportValues {
  reason: ReportInput['reason'] | '';
  details: string;
}

/**
 * Makes the request of a valid form; details that were not given are left out.
 *
 * @throws RangeError when no reason is chosen, which the schema does not let through
 */
export function toRequest({ reason, details }: ReportValues): ReportInput {
  if (reason === '') throw new RangeError('A report has a reason.');
  return details === '' ? { reason } : { reason, details };
}
