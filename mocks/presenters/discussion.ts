import type { components } from '../../src/api/schema.d';
import type { CommentRecord, DiscussionRecord } from '../store/records/discussionRecords';
import {
  discussionFigures,
  type DiscussionFigures,
  type OpenedDiscussions,
} from '../rules/discussions';
import { voteCounts } from '../rules/votes';
import type { Collection } from '../store/collection';
import type { AccountRecord, NamedRecord } from '../store/records';
import { presentMember } from './member';

type Schemas = components['schemas'];

/** Who asks, and what presenting needs besides the records. */
export interface DiscussionView {
  account: AccountRecord | null;
  pictureUrl: (picture: string) => string;
}

/** What a discussion, a comment and a vote for their author add to the author's points. */
const POINTS = { discussion: 10, comment: 2, vote: 1 } as const;

/** What someone is who told nothing of themselves. */
const PLAIN_ROLE = 'Member';

/**
 * Presents posts. Everything that needs all records at once (points, scores) is counted once per
 * answer, however many posts it holds.
 */
export function discussionPresenter(
  opened: OpenedDiscussions,
  { account, pictureUrl }: DiscussionView,
  figures: Map<string, DiscussionFigures> = discussionFigures(opened),
) {
  const { discussions, comments, votes, participants, members, listings } = opened;
  const counts = voteCounts(votes);
  const scoreOf = ({ id, baseVotes }: { id: string; baseVotes: number }) =>
    baseVotes + (counts.get(id) ?? 0);
  const hasVoted = (postId: string) =>
    account !== null && votes.get(`${account.id}--${postId}`) !== undefined;

  const points = new Map<string, number>();
  const credit = (post: DiscussionRecord | CommentRecord, worth: number) =>
    points.set(
      post.authorId,
      (points.get(post.authorId) ?? 0) + worth + scoreOf(post) * POINTS.vote,
    );
  for (const discussion of discussions.all()) credit(discussion, POINTS.discussion);
  for (const comment of comments.all()) if (!comment.deleted) credit(comment, POINTS.comment);

  const present = {
    /** A member as the community sees them. */
    participant(id: string): Schemas['Participant'] {
      const { name, avatarUrl, memberSince } = presentMember(members, id, pictureUrl);
      const told = participants.get(id);
      return {
        id,
        name,
        avatarUrl,
        role: told?.role ?? PLAIN_ROLE,
        company: told?.company ?? '',
        memberSince,
        points: points.get(id) ?? 0,
        productCount: told?.vendorId
          ? listings.all().filter(({ vendor }) => vendor.id === told.vendorId).length
          : 0,
      };
    },

    /** A discussion as a list shows it. */
    summary(
      discussion: DiscussionRecord,
      topics: Collection<NamedRecord>,
    ): Schemas['DiscussionSummary'] {
      const { id, title, topicId, authorId, createdAt, editedAt } = discussion;
      const topic = topics.get(topicId);
      if (!topic) throw new Error(`There is no topic ${topicId}.`);
      return {
        id,
        title,
        topic: { id: topic.id, name: topic.name },
        author: present.participant(authorId),
        ...figures.get(id)!,
        voted: hasVoted(id),
        mine: account?.id === authorId,
        createdAt,
        editedAt,
      };
    },

    /** A discussion as its own page shows it. */
    discussion(
      discussion: DiscussionRecord,
      topics: Collection<NamedRecord>,
    ): Schemas['Discussion'] {
      return { ...present.summary(discussion, topics), text: discussion.text };
    },

    /** A comment, or the empty place of one that was deleted. */
    comment(comment: CommentRecord): Schemas['Comment'] {
      const { id, parentId, authorId, text, deleted, createdAt, editedAt } = comment;
      return {
        id,
        parentId,
        author: deleted ? null : present.participant(authorId),
        text,
        deleted,
        score: deleted ? 0 : scoreOf(comment),
        voted: !deleted && hasVoted(id),
        mine: !deleted && account?.id === authorId,
        createdAt,
        editedAt,
      };
    },
  };
  return present;
}
