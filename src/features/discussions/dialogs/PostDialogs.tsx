import { usePostComment, type Comment, type Discussion } from '../../../api/resources/discussions';
import { ReplyDialog } from '../../../domain/ReplyDialog';
import { useSignedIn } from '../../../session/useSignedIn';
import type { Post } from '../postActions';
import { DeleteDialog } from './DeleteDialog';
import { EditDialog } from './EditDialog';
import { PostMenu } from './PostMenu';
import { ReportDialog } from './ReportDialog';

/** What is open, or was last and is on its way out. */
export type ShownDialog =
  | { kind: 'menu'; target: Post; anchor: HTMLElement }
  | { kind: 'reply'; comment: Comment }
  | { kind: 'edit' | 'delete' | 'report'; target: Post };

export interface PostDialogsProps {
  discussion: Discussion;
  /** As it is in the URL. */
  discussionId: string;
  shown: ShownDialog;
  isOpen: boolean;
  /** Opens another one; the menu does. */
  onShow: (next: ShownDialog) => void;
  onClose: () => void;
  /** Called with a reply once it is posted. */
  onReplied: (comment: Comment) => void;
}

/** The menu of a post and the dialogs that it and Reply open, one at a time. */
export function PostDialogs(props: PostDialogsProps) {
  const { discussion, discussionId, shown, isOpen, onShow, onClose, onReplied } = props;
  const { run } = usePostComment(discussionId);
  const signedIn = useSignedIn();

  if (shown.kind === 'menu') {
    const { target, anchor } = shown;
    return (
      <PostMenu
        open={isOpen}
        anchor={anchor}
        isOwn={target.post.mine}
        onChoose={(kind) => onShow({ kind, target })}
        onClose={onClose}
      />
    );
  }

  if (shown.kind === 'reply') {
    const { id, author, text } = shown.comment;
    const send = async (reply: string) => {
      const posted = await signedIn(() => run({ text: reply, parentId: id }), 'reply to a comment');
      if (!posted) return false;
      onReplied(posted);
      return true;
    };
    return (
      <ReplyDialog
        open={isOpen}
        draft={`reply ${id}`}
        title={`Reply to ${author?.name ?? 'a comment'}`}
        quote={text}
        onSend={send}
        onClose={onClose}
      />
    );
  }

  const { kind, target } = shown;
  const common = { open: isOpen, target, discussionId, onClose };
  if (kind === 'edit') return <EditDialog key={target.post.id} {...common} />;
  if (kind === 'delete') return <DeleteDialog {...common} discussion={discussion} />;
  return <ReportDialog key={target.post.id} {...common} />;
}
