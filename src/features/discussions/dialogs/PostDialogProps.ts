import type { Post } from '../postActions';

/** What each dialog about a post is given. */
export interface PostDialogProps {
  open: boolean;
  target: Post;
  /** As it is in the URL. */
  discussionId: string;
  onClose: () => void;
}
