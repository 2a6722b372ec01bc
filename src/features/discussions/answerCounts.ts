import type { DiscussionSummary } from '../../api/resources/discussions';
import { pluralize } from '../../lib/text';

/**
 * `4 comments · 16 replies`: the same wherever a discussion is named. A deleted comment is not counted,
 * replies to it are.
 */
export const answerCounts = ({
  commentCount,
  replyCount,
}: Pick<DiscussionSummary, 'commentCount' | 'replyCount'>): string =>
  `${pluralize(commentCount, 'comment', 'comments')} · ${pluralize(replyCount, 'reply', 'replies')}`;
