import type { components } from '../../src/api/schema.d';
import { validationFailed } from '../problem';
import { wordLine, wordTest } from '../search/words';
import type { Collection } from '../store/collection';
import type { AccountRecord } from '../store/records';
import type { DiscussionRecord } from '../store/records/discussionRecords';
import type { Store } from '../store/store';
import { commentsOf, requireAuthor } from './comments';
import { existing } from './existing';
import { newestFirst, ordered, type Order } from './order';
import { forgetVotes, voteCounts } from './votes';

type Schemas = components['schemas'];

/** The discussion that the word `sample` stands for. */
const SAMPLE_ID = 'ask-me-anything-about-lifetime-deals';

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
  return store.open(
    'discussions',
    'comments',
    'votes',
    'participants',
    'members',
    'profiles',
    'listings',
    'partnerAccounts',
  );
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
  return existing(discussions, id === 'sample' ? SAMPLE_ID : id, 'discussion');
}

/**
 * Keeps a new discussion.
 *
 * @throws ProblemError 422 for an unknown topic
 */
export async function startDiscussion(
  store: Store,
  now: Date,
  author: AccountRecord,
  input: Schemas['DiscussionInput'],
): Promise<DiscussionRecord> {
  const { discussions, discussionTopics } = await store.open('discussions', 'discussionTopics');
  if (!discussionTopics.get(input.topicId)) {
    throw validationFailed([
      { pointer: '/topicId', code: 'unknown', detail: 'Choose one of the topics.' },
    ]);
  }
  return discussions.put({
    ...input,
    id: store.nextId('discussion'),
    authorId: author.id,
    baseVotes: 0,
    createdAt: now.toISOString(),
    editedAt: null,
  });
}

/**
 * Changes a discussion.
 *
 * @throws ProblemError 403 for others than its author
 */
export function editDiscussion(
  discussions: Collection<DiscussionRecord>,
  now: Date,
  author: AccountRecord,
  before: DiscussionRecord,
  change: Partial<Pick<DiscussionRecord, 'title' | 'text'>>,
): DiscussionRecord {
  requireAuthor(author, before);
  return discussions.put({ ...before, ...change, editedAt: now.toISOString() });
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
  const holdsWords = wordTest(
    q,
    discussions,
    ({ title }) => wordLine(title),
    ({ text }) => [wordLine(text)],
  );
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
 * Takes a discussion away with its comments and all their votes.
 *
 * @throws ProblemError 403 for others than its author
 */
export function removeDiscussion(
  { discussions, comments, votes }: OpenedDiscussions,
  author: AccountRecord,
  discussion: DiscussionRecord,
): void {
  requireAuthor(author, discussion);
  for (const comment of commentsOf(comments, discussion.id)) {
    comments.remove(comment.id);
    forgetVotes(votes, comment.id);
  }
  discussions.remove(discussion.id);
  forgetVotes(votes, discussion.id);
}
