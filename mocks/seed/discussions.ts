import type {
  CommentRecord,
  DiscussionRecord,
  ParticipantRecord,
} from '../store/records/discussionRecords';
import type { NamedRecord } from '../store/records';
import { age, before, DAY_MS, HOUR_MS } from './clock';
import { participantCopy } from './copy/discussions/people';
import { artificialIntelligence } from './copy/discussions/ai';
import { askMeAnything } from './copy/discussions/ask';
import { design } from './copy/discussions/design';
import { development } from './copy/discussions/development';
import { introductions } from './copy/discussions/introductions';
import {
  topicNames,
  type CommentCopy,
  type ThreadCopy,
  type TopicId,
} from './copy/discussions/types';
import type { CatalogEntry } from './catalog';
import { memberIdOf } from './members';
import { vendorIdOf } from './partners';
import { slugOf } from './wording';

const threads: Readonly<Record<TopicId, readonly ThreadCopy[]>> = {
  'ask-me-anything': askMeAnything,
  'introduce-yourself': introductions,
  'artificial-intelligence': artificialIntelligence,
  design,
  development,
};

/** The contract's bound of a slug. */
const LONGEST_SLUG = 64;

export interface CommunitySeed {
  discussionTopics: NamedRecord[];
  discussions: DiscussionRecord[];
  comments: CommentRecord[];
  participants: ParticipantRecord[];
}

/**
 * The community: topics, threads with their comments, and what its people tell of themselves.
 *
 * @throws Error for a comment that would lie in the future, and for an unknown author
 */
export function buildCommunity(entries: readonly CatalogEntry[]): CommunitySeed {
  const discussions: DiscussionRecord[] = [];
  const comments: CommentRecord[] = [];
  for (const [topicId, copies] of Object.entries(threads)) {
    for (const copy of copies) {
      const discussion = {
        id: slugOfTitle(copy.title),
        title: copy.title,
        text: copy.text,
        topicId,
        authorId: memberIdOf(copy.by),
        baseVotes: copy.votes,
        createdAt: before(copy.daysAgo * DAY_MS),
        editedAt: null,
      };
      discussions.push(discussion);
      addComments(comments, discussion, null, discussion.createdAt, copy.comments);
    }
  }
  return {
    discussionTopics: Object.entries(topicNames).map(([id, name]) => ({ id, name })),
    discussions,
    comments,
    participants: buildParticipants(entries),
  };
}

/** The names of everyone who takes part, founders of listed products among them. */
export function communityNames(): string[] {
  const namesIn = (copies: readonly CommentCopy[]): string[] =>
    copies.flatMap(({ by, replies }) => [by, ...namesIn(replies)]);
  const all = Object.values(threads)
    .flat()
    .flatMap(({ by, comments }) => [by, ...namesIn(comments)]);
  return [...new Set(all)];
}

function addComments(
  comments: CommentRecord[],
  discussion: DiscussionRecord,
  parentId: string | null,
  parentTime: string,
  copies: readonly CommentCopy[],
): void {
  for (const { by, after, votes, text, replies } of copies) {
    const left = age(parentTime) - after * HOUR_MS;
    if (left < 0) throw new Error(`A comment on "${discussion.title}" lies in the future: ${text}`);
    const id = `comment-${String(comments.length + 1).padStart(6, '0')}`;
    const createdAt = before(left);
    comments.push({
      id,
      discussionId: discussion.id,
      parentId,
      authorId: memberIdOf(by),
      text,
      deleted: false,
      baseVotes: votes,
      createdAt,
      editedAt: null,
    });
    addComments(comments, discussion, id, createdAt, replies);
  }
}

function buildParticipants(entries: readonly CatalogEntry[]): ParticipantRecord[] {
  const vendors = new Map(entries.map(({ copy }) => [copy.founder, copy.vendor]));
  return communityNames().map((name) => {
    const vendor = vendors.get(name);
    const [role, company] = participantCopy[name] ?? [vendor && 'Founder', vendor];
    if (role === undefined || company === undefined)
      throw new Error(`There is no participant ${name}.`);
    return {
      id: memberIdOf(name),
      role,
      company,
      vendorId: vendor === undefined ? null : vendorIdOf(vendor),
    };
  });
}

/** The id of a thread: as much of its title as the contract lets through, in whole words. */
function slugOfTitle(title: string): string {
  const slug = slugOf(title);
  return slug.length <= LONGEST_SLUG
    ? slug
    : slug.slice(0, LONGEST_SLUG + 1).replace(/-[^-]*$/, '');
}
