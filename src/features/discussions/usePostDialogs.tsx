import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useVoteForComment,
  useVoteForDiscussion,
  type Comment,
  type Discussion,
} from '../../api/resources/discussions';
import { goTo } from '../../routing/goTo';
import { useArrival } from '../../routing/useArrival';
import { pathTo } from '../../routing/paths';
import { useOwnChange } from '../../session/useOwnChange';
import { useSignedIn } from '../../session/useSignedIn';
import { lazyPart, prefetchPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';
import { commentElementId } from './commentTree';
import type { ShownDialog } from './dialogs/PostDialogs';
import type { Post, PostActions } from './postActions';

const postDialogs = lazyPart(() =>
  import('./dialogs/PostDialogs').then((module) => module.PostDialogs),
);
type Dialogs = Awaited<ReturnType<typeof postDialogs.load>>;

/**
 * The menu and the dialogs of the posts of a page: one of each for all posts, fetched when first
 * needed.
 *
 * @param discussionId as it is in the URL
 * @returns what posts may do, the dialogs to render, and what to call after a new comment
 */
export function usePostDialogs(
  discussion: Discussion,
  discussionId: string,
): {
  actions: PostActions;
  dialogs: ReactNode;
  announcePosted: (comment: Comment, isHere: boolean) => void;
} {
  const voteForDiscussion = useVoteForDiscussion();
  const voteForComment = useVoteForComment(discussionId);
  const change = useOwnChange();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const arrive = useArrival();
  const [PostDialogs, setPostDialogs] = useState<Dialogs | null>(null);
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [newId, setNewId] = useState<string | null>(null);

  const show = async (next: ShownDialog) => {
    try {
      const part = await postDialogs.load();
      setPostDialogs(() => part);
      setShown(next);
      setOpen(true);
    } catch {
      showToast({
        severity: 'error',
        message: 'This part of the page could not be loaded. Check your connection.',
      });
    }
  };

  const vote = (target: Post, voted: boolean) => {
    const { id } = target.post;
    void change(
      () =>
        target.kind === 'discussion' ? voteForDiscussion(id, voted) : voteForComment(id, voted),
      {
        reason: 'vote',
        failure: voted ? 'Your vote could not be saved.' : 'Your vote could not be taken back.',
      },
    );
  };

  /** A reply may lie deeper than the page shows; then its thread is opened. */
  const goToReply = ({ id, parentId }: Comment) => {
    const element = document.getElementById(commentElementId(id));
    if (element) goTo(element);
    else void navigate(pathTo('discussion', { id: discussionId, comment: parentId ?? undefined }));
  };

  return {
    actions: {
      vote,
      reply: (comment) =>
        void signedIn(() => show({ kind: 'reply', comment }), 'reply to a comment'),
      openMenu: (target, anchor) => void show({ kind: 'menu', target, anchor }),
      prefetch: () => prefetchPart(postDialogs),
      newId,
    },
    dialogs:
      PostDialogs && shown ? (
        <PostDialogs
          discussion={discussion}
          discussionId={discussionId}
          shown={shown}
          isOpen={isOpen}
          onShow={(next) => void show(next)}
          onClose={() => setOpen(false)}
          onReplied={(comment) =>
            showToast({
              severity: 'success',
              message: 'Your reply was posted.',
              action: { label: 'Show it', onClick: () => goToReply(comment) },
            })
          }
        />
      ) : null,
    announcePosted(comment, isHere) {
      const message = 'Your reply was posted.';
      const whole = pathTo('discussion', { id: discussionId });
      const goOn = () => {
        setNewId(comment.id);
        showToast({ severity: 'success', message });
        // Where one thread is shown, a new comment is outside of it.
        if (!document.getElementById(commentElementId(comment.id))) void navigate(whole);
      };
      arrive(isHere, goOn, { message, to: whole });
    },
  };
}
