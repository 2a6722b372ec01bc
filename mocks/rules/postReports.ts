import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import type { PostReportRecord } from '../store/records/discussionRecords';

type Schemas = components['schemas'];

const CASE_NUMBER_DIGITS = 4;

/**
 * Takes down what somebody found wrong with a post.
 *
 * @param id an id that was never given out
 * @returns the report with its case number, which tells the day and counts on: `C-20230309-0007`
 */
export function takeDownPostReport(
  reports: Collection<PostReportRecord>,
  id: string,
  post: Pick<PostReportRecord, 'discussionId' | 'commentId'>,
  { reason, details = '' }: Schemas['PostReportInput'],
  now: Date,
): Schemas['PostReport'] {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const number = String(reports.all().length + 1).padStart(CASE_NUMBER_DIGITS, '0');
  const { caseNumber, createdAt } = reports.put({
    ...post,
    id,
    caseNumber: `C-${day}-${number}`,
    reason,
    details,
    createdAt: now.toISOString(),
  });
  return { caseNumber, createdAt };
}
