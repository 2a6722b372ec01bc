import type { Collection } from '../store/collection';
import type { VoteRecord } from '../store/records/discussionRecords';

/** How many votes each post has got here, by the post's id. */
export function voteCounts(votes: Collection<VoteRecord>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { postId } of votes.all()) counts.set(postId, (counts.get(postId) ?? 0) + 1);
  return counts;
}

/** Forgets the votes for a post that is gone. */
export function forgetVotes(votes: Collection<VoteRecord>, postId: string): void {
  for (const vote of votes.all()) if (vote.postId === postId) votes.remove(vote.id);
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
