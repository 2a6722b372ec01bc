import type { ReportInput } from '../../../api/resources/reports';

/** What the form holds: '' while no listing or no reason is chosen. */
export interface ReportValues {
  /** Its id. */
  listing: string;
  reason: ReportInput['reason'] | '';
  details: string;
}

/**
 * Makes the request of a valid form; details that were not given are left out.
 *
 * @throws RangeError when no reason is chosen, which the schema does not let through
 */
export function toRequest({
  reason,
  details,
}: Pick<ReportValues, 'reason' | 'details'>): ReportInput {
  if (reason === '') throw new RangeError('A report has a reason.');
  return details === '' ? { reason } : { reason, details };
}
