import type { components } from '../../src/api/schema.d';
import type { CommentRecord, DiscussionRecord } from '../store/records/discussionRecords';
import {
  discussionFigures,
  type DiscussionFigures,
  type OpenedDiscussions,
} from '../rules/discussions';
import { isListed } from '../rules/listingFigures';
import { voteCounts } from '../rules/votes';
import type { Collection } from '../store/collection';
import type { AccountRecord, NamedRecord } from '../store/records';
import { presentMember } from './member';

type Schemas = components['schemas'];

/** Who asks, and what presenting needs besides the records. */
export interface DiscussionView {
  account: AccountRecord | null;
  now: Date;
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
  { account, now, pictureUrl }: DiscussionView,
  figures: Map<string, DiscussionFigures> = discussionFigures(opened),
) {
  const { discussions, comments, votes, participants, members, profiles } = opened;
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

  const listed = new Map<string, number>();
  for (const listing of opened.listings.all()) {
    const { id } = listing.vendor;
    if (isListed(listing, now)) listed.set(id, (listed.get(id) ?? 0) + 1);
  }
  const productCountOf = (memberId: string) => {
    const partners = opened.partnerAccounts.all().filter(({ accountId }) => accountId === memberId);
    const vendorIds = new Set(partners.map(({ id }) => id));
    const founded = participants.get(memberId)?.vendorId;
    if (founded) vendorIds.add(founded);
    return [...vendorIds].reduce((sum, id) => sum + (listed.get(id) ?? 0), 0);
  };

  const present = {
    /** A member as the community sees them. */
    participant(id: string): Schemas['Participant'] {
      const { name, avatarUrl, memberSince } = presentMember(members, id, pictureUrl);
      const told = participants.get(id);
      const profile = profiles.get(id);
      return {
        id,
        name,
        avatarUrl,
        role: (profile ? profile.jobTitle.trim() : told?.role) || PLAIN_ROLE,
        company: profile ? profile.company.trim() : (told?.company ?? ''),
        memberSince,
        points: points.get(id) ?? 0,
        productCount: productCountOf(id),
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
