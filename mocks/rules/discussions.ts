import { notFound, ProblemError, validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type {
  CommentRecord,
  DiscussionRecord,
  VoteRecord,
} from '../store/records/discussionRecords';
import { newestFirst, ordered, type Order } from './order';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { wordLine, wordTest } from '../search/words';

/** The discussion that the word `sample` stands for. */
const SAMPLE_ID = 'ask-me-anything-about-lifetime-deals';

/** The contract's bound of the comments below one discussion. */
const MOST_COMMENTS = 1000;

const DAY_MS = 86_400_000;
const PERIOD_DAYS = { week: 7, month: 30 } as const;

/** What a list of discussions may be asked for; the contract's `listDiscussions`. */
export interface DiscussionQuery {
  q?: string;
  topic?: string;
  author?: string;
  period?: keyof typeof PERIOD_DAYS;
  sort?: readonly ('-createdAt' | '-score' | '-lastActivityAt')[];
}

/** What can be computed of one discussion. */
export interface DiscussionFigures {
  score: number;
  /** Comments directly below it that were not taken back. */
  commentCount: number;
  /** Replies below those comments. */
  replyCount: number;
  /** When it or one of its comments was written last, RFC 3339. */
  lastActivityAt: string;
}

/** Opens everything that figures and authors of posts are computed from. */
export async function openDiscussions(store: Store) {
  return store.open('discussions', 'comments', 'votes', 'participants', 'members', 'listings');
}

export type OpenedDiscussions = Awaited<ReturnType<typeof openDiscussions>>;

/**
 * The discussion with this id, or the one that is shown by default for the id `sample`.
 *
 * @throws ProblemError 404
 */
export function findDiscussion(
  discussions: Collection<DiscussionRecord>,
  id: string,
): DiscussionRecord {
  const discussion = discussions.get(id === 'sample' ? SAMPLE_ID : id);
  if (!discussion) throw notFound('discussion');
  return discussion;
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

/**
 * Lets only the author of a post on.
 *
 * @throws ProblemError 403 for others
 */
export function requireAuthor(account: AccountRecord, { authorId }: { authorId: string }): void {
  if (account.id === authorId) return;
  throw new ProblemError(403, 'forbidden', 'Only its author may change this');
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

/** How many votes each post has got here, by the post's id. */
export function voteCounts(votes: Collection<VoteRecord>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { postId } of votes.all()) counts.set(postId, (counts.get(postId) ?? 0) + 1);
  return counts;
}

/** The figures of every discussion, by id. */
export function discussionFigures({
  discussions,
  comments,
  votes,
}: Pick<OpenedDiscussions, 'discussions' | 'comments' | 'votes'>): Map<string, DiscussionFigures> {
  const counts = voteCounts(votes);
  const figures = new Map<string, DiscussionFigures>(
    discussions.all().map(({ id, baseVotes, createdAt }) => [
      id,
      {
        score: baseVotes + (counts.get(id) ?? 0),
        commentCount: 0,
        replyCount: 0,
        lastActivityAt: createdAt,
      },
    ]),
  );
  for (const { discussionId, parentId, deleted, createdAt } of comments.all()) {
    const of = figures.get(discussionId);
    if (!of || deleted) continue;
    if (parentId === null) of.commentCount += 1;
    else of.replyCount += 1;
    if (Date.parse(createdAt) > Date.parse(of.lastActivityAt)) of.lastActivityAt = createdAt;
  }
  return figures;
}

/** The discussions that match, in the order asked for; the newest first where none is. */
export function queryDiscussions(
  opened: OpenedDiscussions,
  { q, topic, author, period, sort = ['-createdAt'] }: DiscussionQuery,
  now: Date,
): { found: DiscussionRecord[]; figures: Map<string, DiscussionFigures> } {
  const figures = discussionFigures(opened);
  const of = ({ id }: DiscussionRecord) => figures.get(id)!;
  const activity = (discussion: DiscussionRecord) => Date.parse(of(discussion).lastActivityAt);
  const since = period ? now.getTime() - PERIOD_DAYS[period] * DAY_MS : -Infinity;
  const discussions = opened.discussions.all();
  const holdsWords = wordTest(q, discussions, ({ title, text }) => wordLine(title, text));
  const orders: Record<string, Order<DiscussionRecord>> = {
    '-createdAt': newestFirst,
    '-score': (a, b) => of(b).score - of(a).score,
    '-lastActivityAt': (a, b) => activity(b) - activity(a),
  };
  const found = discussions.filter((discussion) => {
    if (topic !== undefined && discussion.topicId !== topic) return false;
    if (author !== undefined && discussion.authorId !== author) return false;
    if (activity(discussion) < since) return false;
    return holdsWords(discussion);
  });
  return { found: found.sort(ordered(...sort.map((order) => orders[order]!))), figures };
}

/**
 * Holds a new comment against what is there already.
 *
 * @throws ProblemError 422 for a parent that is not here, or where the discussion is full
 */
export function checkCommentPlace(
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
  if (commentsOf(comments, discussion.id).length >= MOST_COMMENTS) {
    const detail = `A discussion holds at most ${MOST_COMMENTS} comments. Start a new one.`;
    throw validationFailed([{ pointer: '/text', code: 'full', detail }]);
  }
}

/** Forgets the votes for a post that is gone. */
function forgetVotes(votes: Collection<VoteRecord>, postId: string): void {
  for (const vote of votes.all()) if (vote.postId === postId) votes.remove(vote.id);
}

/** Takes a discussion away with its comments and all their votes. */
export function removeDiscussion(
  { discussions, comments, votes }: OpenedDiscussions,
  discussion: DiscussionRecord,
): void {
  for (const comment of commentsOf(comments, discussion.id)) {
    comments.remove(comment.id);
    forgetVotes(votes, comment.id);
  }
  discussions.remove(discussion.id);
  forgetVotes(votes, discussion.id);
}

/**
 * Takes a comment away. With replies it stays as an empty place, and the last reply to go takes the
 * empty places above it along.
 */
export function removeComment(
  { comments, votes }: OpenedDiscussions,
  comment: CommentRecord,
): void {
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

/** Sets or takes back the one vote that an account has for a post. */
export function setVote(
  votes: Collection<VoteRecord>,
  accountId: string,
  post: { id: string; baseVotes: number },
  voted: boolean,
): { on: boolean; count: number } {
  const id = `${accountId}--${post.id}`;
  if (voted && !votes.get(id)) votes.put({ id, accountId, postId: post.id });
  else if (!voted) votes.remove(id);
  return { on: voted, count: post.baseVotes + (voteCounts(votes).get(post.id) ?? 0) };
}
