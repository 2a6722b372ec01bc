import type { DiscussionSummary } from '../../api/resources/discussions';
import { pluralize } from '../../lib/text';

/**
 * `4 comments · 16 replies`: the same wherever a discussion is named. A deleted comment is not counted,
 * replies to it are. One that nobody has answered says so.
 */
export const answerCounts = ({
  commentCount,
  replyCount,
}: Pick<DiscussionSummary, 'commentCount' | 'replyCount'>): string =>
  commentCount + replyCount === 0
    ? 'No replies yet'
    : `${pluralize(commentCount, 'comment', 'comments')} · ${pluralize(replyCount, 'reply', 'replies')}`;
