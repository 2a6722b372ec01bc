import type { components } from '../../src/api/schema.d';
import { notFound, ProblemError, validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type { AccountRecord } from '../store/records';
import type {
  CommentRecord,
  DiscussionRecord,
  VoteRecord,
} from '../store/records/discussionRecords';
import type { Store } from '../store/store';
import { ordered } from './order';
import { forgetVotes } from './votes';

type Schemas = components['schemas'];

/** The contract's bound of the comments below one discussion. */
const MOST_COMMENTS = 1000;

/**
 * Lets only the author of a post on.
 *
 * @throws ProblemError 403 for others
 */
export function requireAuthor(account: AccountRecord, { authorId }: { authorId: string }): void {
  if (account.id === authorId) return;
  throw new ProblemError(403, 'forbidden', 'Only its author may change this');
}

/**
 * A comment of this discussion that was not taken back.
 *
 * @throws ProblemError 404
 */
export function findComment(
  comments: Collection<CommentRecord>,
  discussion: DiscussionRecord,
  id: string,
): CommentRecord {
  const comment = comments.get(id);
  if (comment?.discussionId !== discussion.id || comment.deleted) throw notFound('comment');
  return comment;
}

/** All comments of a discussion, the oldest first. */
export function commentsOf(
  comments: Collection<CommentRecord>,
  discussionId: string,
): CommentRecord[] {
  return comments
    .all()
    .filter((comment) => comment.discussionId === discussionId)
    .sort(ordered((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)));
}

/** Whether a discussion has as many comments as it can take; deleted ones with a place count. */
export const isFull = (comments: Collection<CommentRecord>, discussionId: string): boolean =>
  comments.all().filter((comment) => comment.discussionId === discussionId).length >= MOST_COMMENTS;

/**
 * Holds a new comment against what is there already.
 *
 * @throws ProblemError 422 for a parent that is not here, or where the discussion is full
 */
function checkPlace(
  comments: Collection<CommentRecord>,
  discussion: DiscussionRecord,
  parentId: string | null,
): void {
  const parent = parentId === null ? null : comments.get(parentId);
  if (parent === undefined || (parent && parent.discussionId !== discussion.id)) {
    throw validationFailed([
      { pointer: '/parentId', code: 'unknown', detail: 'The comment to reply to is not here.' },
    ]);
  }
  if (parent?.deleted) {
    throw validationFailed([
      { pointer: '/parentId', code: 'deleted', detail: 'The comment to reply to was deleted.' },
    ]);
  }
  if (isFull(comments, discussion.id)) {
    const detail = `A discussion holds at most ${MOST_COMMENTS} comments. Start a new one.`;
    throw validationFailed([{ pointer: '/text', code: 'full', detail }]);
  }
}

/**
 * Keeps a new comment.
 *
 * @throws ProblemError 422 for a parent that is not here, or where the discussion is full
 */
export async function postComment(
  store: Store,
  now: Date,
  author: AccountRecord,
  discussion: DiscussionRecord,
  input: Schemas['CommentInput'],
): Promise<CommentRecord> {
  const { comments } = await store.open('comments');
  checkPlace(comments, discussion, input.parentId);
  return comments.put({
    ...input,
    id: store.nextId('comment'),
    discussionId: discussion.id,
    authorId: author.id,
    deleted: false,
    baseVotes: 0,
    createdAt: now.toISOString(),
    editedAt: null,
  });
}

/**
 * Changes a comment.
 *
 * @throws ProblemError 403 for others than its author
 */
export function editComment(
  comments: Collection<CommentRecord>,
  now: Date,
  author: AccountRecord,
  before: CommentRecord,
  change: Partial<Pick<CommentRecord, 'text'>>,
): CommentRecord {
  requireAuthor(author, before);
  return comments.put({ ...before, ...change, editedAt: now.toISOString() });
}

/**
 * Takes a comment away. With replies it stays as an empty place, and the last reply to go takes the
 * empty places above it along.
 *
 * @throws ProblemError 403 for others than its author
 */
export function removeComment(
  { comments, votes }: { comments: Collection<CommentRecord>; votes: Collection<VoteRecord> },
  author: AccountRecord,
  comment: CommentRecord,
): void {
  requireAuthor(author, comment);
  forgetVotes(votes, comment.id);
  const hasReplies = (id: string) => comments.all().some(({ parentId }) => parentId === id);
  if (hasReplies(comment.id)) {
    comments.put({ ...comment, text: '', deleted: true, baseVotes: 0 });
    return;
  }
  let gone: CommentRecord | undefined = comment;
  while (gone) {
    comments.remove(gone.id);
    const above: CommentRecord | undefined =
      gone.parentId === null ? undefined : comments.get(gone.parentId);
    gone = above?.deleted && !hasReplies(above.id) ? above : undefined;
  }
}
