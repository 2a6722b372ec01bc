import { describe, expect, test } from 'vitest';
import type { Comment } from '../../../src/api/resources/discussions';
import { commentTree, countReplies, findNode } from '../../../src/features/discussions/commentTree';

const comment = (id: string, parentId: string | null, deleted = false): Comment => ({
  id,
  parentId,
  author: null,
  text: id,
  deleted,
  score: 0,
  voted: false,
  mine: false,
  createdAt: '2023-03-09T12:00:00Z',
  editedAt: null,
});

describe('comments as a tree', () => {
  const tree = commentTree([
    comment('a', null),
    comment('b', null),
    comment('a1', 'a'),
    comment('a2', 'a', true),
    comment('a21', 'a2'),
  ]);

  test('replies hang below what they answer, in their order', () => {
    expect(tree.map((node) => node.comment.id)).toEqual(['a', 'b']);
    expect(tree[0]?.replies.map((node) => node.comment.id)).toEqual(['a1', 'a2']);
    expect(findNode(tree, 'a21')?.comment.parentId).toBe('a2');
    expect(findNode(tree, 'c')).toBeUndefined();
  });

  test('a deleted reply is not counted, those below it are', () => {
    expect(countReplies(tree[0]!)).toBe(2);
    expect(countReplies(tree[1]!)).toBe(0);
  });

  test('a reply without its parent is not lost', () => {
    expect(commentTree([comment('x', 'gone')]).map((node) => node.comment.id)).toEqual(['x']);
  });
});
