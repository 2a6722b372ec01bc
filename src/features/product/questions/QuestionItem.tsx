import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import {
  useAnswerQuestion,
  type OwnQuestion,
  type Question,
} from '../../../api/resources/questions';
import { useSession } from '../../../api/resources/session';
import { useSignedIn } from '../../../session/useSignedIn';
import { ReplyIcon } from '../../../ui/moreIcons';
import { showToast } from '../../../ui/toastStore';
import { lazyPart, prefetchPart } from '../../../ui/LazyPart';
import { EditQuestionForm } from '../forms/EditQuestionForm';
import { MemberByline } from '../MemberByline';
import { MemberText } from '../../../domain/MemberText';
import { useFocusOnce } from '../../../ui/useFocusOnce';
import { VendorBadge } from '../VendorBadge';
import { OwnQuestionActions } from './OwnQuestionActions';

const replyDialog = lazyPart(() =>
  import('../../../domain/ReplyDialog').then((module) => module.ReplyDialog),
);
type Dialog = Awaited<ReturnType<typeof replyDialog.load>>;

export interface QuestionItemProps {
  listingId: string;
  question: Question;
  /** True for the question that was just asked: it takes the focus. */
  isNew: boolean;
}

/** A question with its answers, oldest first, and a button to reply. */
export function QuestionItem({ listingId, question, isNew }: QuestionItemProps) {
  const { run } = useAnswerQuestion(listingId);
  const signedIn = useSignedIn();
  const { user } = useSession();
  const frame = useRef<HTMLElement>(null);
  // Read when its form is opened: the list holds nothing that only the author is told.
  const [edited, setEdited] = useState<OwnQuestion | null>(null);
  const [isReplying, setReplying] = useState(false);
  const [ReplyDialog, setReplyDialog] = useState<Dialog | null>(null);
  const focusWhenNew = useFocusOnce(isNew ? question.id : null);

  const reply = async () => {
    try {
      const dialog = await replyDialog.load();
      setReplyDialog(() => dialog);
      await signedIn(async () => setReplying(true), 'reply to a question');
    } catch {
      showToast({
        severity: 'error',
        message: 'The reply form could not be loaded. Check your connection, then try again.',
      });
    }
  };

  const send = async (text: string) => {
    const answered = await signedIn(
      () => run({ questionId: question.id, text }),
      'reply to a question',
    );
    if (!answered) return false;
    showToast({ severity: 'success', message: 'Your reply was posted.' });
    return true;
  };

  return (
    <Box
      component="article"
      ref={(element: HTMLElement | null) => {
        frame.current = element;
        focusWhenNew(element);
      }}
      tabIndex={-1}
      aria-label={`Question by ${question.author.name}`}
      sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <MemberByline author={question.author} createdAt={question.createdAt} isBrief />
      <Box sx={[{ mt: 1.5 }, besideFace]}>
        {edited ? (
          <EditQuestionForm
            listingId={listingId}
            question={edited}
            onClose={() => {
              setEdited(null);
              frame.current?.focus();
            }}
          />
        ) : (
          <Box sx={asked}>
            <MemberText>{question.text}</MemberText>
          </Box>
        )}
        {question.editedAt && !edited ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Edited
          </Typography>
        ) : null}
      </Box>
      {question.answers.map((answer) => (
        <Box
          key={answer.id}
          component="article"
          aria-label={`Reply by ${answer.author.name}`}
          sx={[
            besideFace,
            {
              mt: 2,
              pl: { xs: 2, sm: 2.5 },
              borderLeft: 2,
              borderColor: 'divider',
            },
          ]}
        >
          <MemberByline
            size="small"
            isBrief
            author={answer.author}
            createdAt={answer.createdAt}
            badge={answer.fromVendor ? <VendorBadge /> : null}
          />
          <Box sx={{ mt: 1 }}>
            <MemberText>{answer.text}</MemberText>
          </Box>
        </Box>
      ))}
      <Button
        size="small"
        color="secondary"
        startIcon={<ReplyIcon fontSize="small" />}
        aria-label={`Reply to ${question.author.name}`}
        onPointerEnter={() => prefetchPart(replyDialog)}
        onFocus={() => prefetchPart(replyDialog)}
        onClick={() => void reply()}
        sx={{ mt: 1.5, ml: { xs: -1.5, sm: 5.5 } }}
      >
        Reply
      </Button>
      {user?.id === question.author.id && !edited ? (
        <OwnQuestionActions listingId={listingId} question={question} onEdit={setEdited} />
      ) : null}
      {ReplyDialog ? (
        <ReplyDialog
          open={isReplying}
          draft={`answer ${question.id}`}
          title={`Reply to ${question.author.name}`}
          quote={question.text}
          onSend={send}
          onClose={() => setReplying(false)}
        />
      ) : null}
    </Box>
  );
}

/** In line with the name beside the asker's picture, where there is room. */
const besideFace = { ml: { sm: 7 } } as const;

/** The words that one looks for. */
const asked = { '& > p': { typography: 'h4' } } as const;
