import type { Comment } from '../../api/resources/discussions';

/** A comment with the replies to it, oldest first. */
export interface CommentNode {
  comment: Comment;
  replies: CommentNode[];
}

/** How many levels a page shows; what lies deeper is continued on a separate page. */
export const DEEPEST = 4;

/**
 * Hangs replies below what they answer. A reply whose parent is not there stands at the top, so
 * that nothing is lost.
 *
 * @param comments oldest first; the order stays
 */
export function commentTree(comments: readonly Comment[]): CommentNode[] {
  const nodes = new Map<string, CommentNode>(
    comments.map((comment) => [comment.id, { comment, replies: [] }]),
  );
  const top: CommentNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.comment.parentId ?? '');
    (parent?.replies ?? top).push(node);
  }
  return top;
}

/** The comment with this id and what hangs below it, or undefined where there is none. */
export function findNode(nodes: readonly CommentNode[], id: string): CommentNode | undefined {
  for (const node of nodes) {
    const found = node.comment.id === id ? node : findNode(node.replies, id);
    if (found) return found;
  }
  return undefined;
}

/** How many comments hang below this one that were not deleted. */
export function countReplies({ replies }: CommentNode): number {
  return replies.reduce(
    (sum, reply) => sum + (reply.comment.deleted ? 0 : 1) + countReplies(reply),
    0,
  );
}

/** The id of the element that shows a comment. */
export const commentElementId = (commentId: string): string => `at-${commentId}`;
