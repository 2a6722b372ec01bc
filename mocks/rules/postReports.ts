import type { components } from '../../src/api/schema.d';
import type { PostReportRecord } from '../store/records/discussionRecords';
import type { Store } from '../store/store';
import { nextCaseNumber } from './caseNumbers';

type Schemas = components['schemas'];

/**
 * Files what a reader finds wrong with a post.
 *
 * @returns the case under which it is filed
 */
export async function filePostReport(
  store: Store,
  post: Pick<PostReportRecord, 'discussionId' | 'commentId'>,
  { reason, details = '' }: Schemas['PostReportInput'],
  now: Date,
): Promise<Schemas['Case']> {
  const { postReports } = await store.open('postReports');
  const { caseNumber, createdAt } = postReports.put({
    ...post,
    id: store.nextId('post-report'),
    caseNumber: nextCaseNumber(store),
    reason,
    details,
    createdAt: now.toISOString(),
  });
  return { caseNumber, createdAt };
}
