import { createContext, use } from 'react';
import type { Comment, Discussion } from '../../api/resources/discussions';

/** A post: the opening one, or a comment. */
export type Post = { kind: 'discussion'; post: Discussion } | { kind: 'comment'; post: Comment };

/** What can be done with the posts of the page. */
export interface PostActions {
  /** Votes or takes the vote back, at once; says so where the server refuses. */
  vote: (target: Post, voted: boolean) => void;
  /** Opens the reply dialog; a visitor signs in first. */
  reply: (comment: Comment) => void;
  /** Opens the menu of a post below its button. */
  openMenu: (target: Post, button: HTMLElement) => void;
  /** Fetches the code of menu and dialogs ahead. */
  prefetch: () => void;
  /** The id of the comment that was just posted here; it takes the focus. */
  newId: string | null;
}

export const PostActionsContext = createContext<PostActions | null>(null);

/**
 * What can be done with the posts of the page.
 *
 * @throws Error outside of a discussion
 */
export function usePostActions(): PostActions {
  const actions = use(PostActionsContext);
  if (!actions) throw new Error('Posts can only be shown within a discussion.');
  return actions;
}
