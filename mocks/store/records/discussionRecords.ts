import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** An opening post. Has a slug as its id, which is in the URL of its page. */
export interface DiscussionRecord {
  id: string;
  title: string;
  text: string;
  topicId: string;
  authorId: string;
  /** Votes by members outside this mock; the votes kept here are added to it. */
  baseVotes: number;
  createdAt: string;
  editedAt: string | null;
}

/** A comment on a discussion, or a reply to another comment of it. */
export interface CommentRecord {
  id: string;
  discussionId: string;
  parentId: string | null;
  authorId: string;
  /** Empty once it was deleted. */
  text: string;
  /** True where its author took it back and replies keep its place. */
  deleted: boolean;
  /** Votes by members outside this mock; the votes kept here are added to it. */
  baseVotes: number;
  createdAt: string;
  editedAt: string | null;
}

/** What the community knows of a member beyond the member's own record, whose id it has. */
export interface ParticipantRecord {
  id: string;
  role: string;
  company: string;
  /** The vendor whose products are theirs, or null for who sells nothing. */
  vendorId: string | null;
}

/** One vote. Has `accountId--postId` as its id; the post is a discussion, a comment or a review. */
export interface VoteRecord {
  id: string;
  accountId: string;
  postId: string;
}

/** What someone found wrong with a post. */
export interface PostReportRecord {
  id: string;
  caseNumber: string;
  discussionId: string;
  /** The comment, or null where it is about the opening post. */
  commentId: string | null;
  reason: Schemas['PostReportReason'];
  details: string;
  createdAt: string;
}
