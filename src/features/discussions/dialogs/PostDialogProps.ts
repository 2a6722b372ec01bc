import type { Post } from '../postActions';

/** What each dialog about a post is given. */
export interface PostDialogProps {
  open: boolean;
  target: Post;
  /** As it stands in the address. */
  discussionId: string;
  onClose: () => void;
}
