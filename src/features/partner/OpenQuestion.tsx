import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PartnerQuestion } from '../../api/resources/partner-accounts';
import { useAnswerQuestion } from '../../api/resources/questions';
import { MemberText } from '../../domain/MemberText';
import { REPLY_MAX, replySchema } from '../../domain/replySchema';
import { AppForm } from '../../forms/AppForm';
import { readDraft } from '../../forms/drafts';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextInput } from '../../forms/TextInput';
import { formatDate, formatRelative } from '../../lib/dates';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useArrival } from '../../routing/useArrival';
import { useSignedIn } from '../../session/useSignedIn';
import { weight } from '../../theme/tokens';
import { showToast } from '../../ui/toastStore';
import { useNow } from '../../ui/useNow';

export interface OpenQuestionProps {
  item: PartnerQuestion;
  /** Called once it is answered, and about to leave the list. */
  onAnswered: () => void;
}

/** A question that waits for an answer, with the form that gives it. */
export function OpenQuestion({ item, onAnswered }: OpenQuestionProps) {
  const { listing, question } = item;
  const draft = `answer ${question.id}`;
  const [isOpen, setOpen] = useState(() => readDraft(draft) !== undefined);
  const { run } = useAnswerQuestion(listing.id);
  const signedIn = useSignedIn();
  const arrive = useArrival();
  const questionsOf = pathTo('product', { id: listing.id, tab: 'questions' });
  const message = `Your answer about ${listing.title} was posted.`;
  return (
    <Box component="article" aria-label={`Question by ${question.author.name}`} sx={row}>
      <div>
        <Typography variant="body2" sx={{ mb: 0.75, color: 'text.secondary', textWrap: 'balance' }}>
          <Box component="span" sx={{ fontWeight: weight.strong, color: 'text.primary' }}>
            {question.author.name}
          </Box>{' '}
          about{' '}
          <Link component={AppLink} to={questionsOf} color="inherit">
            {listing.title}
          </Link>
          , <time dateTime={question.createdAt}>{formatDate(question.createdAt)}</time>
        </Typography>
        <MemberText>{question.text}</MemberText>
      </div>
      <Box sx={{ gridColumn: isOpen ? '1 / -1' : 'auto', maxWidth: isOpen ? 640 : 'none' }}>
        {isOpen ? (
          <AppForm
            label={`Answer to ${question.author.name}`}
            draft={draft}
            initialValues={{ text: '' }}
            validationSchema={replySchema}
            onSubmit={async ({ text }, { isHere }) => {
              const answered = await signedIn(
                () => run({ questionId: question.id, text }),
                'answer a question',
              );
              if (!answered) return false;
              const goOn = () => {
                showToast({ severity: 'success', message });
                onAnswered();
              };
              arrive(await isHere(), goOn, { message, to: questionsOf });
              return true;
            }}
          >
            <TextInput
              name="text"
              label="Your answer"
              multiline
              minRows={3}
              maxLength={REPLY_MAX}
              autoFocus
              required
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <SubmitButton label="Send" />
              <Button color="secondary" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </Box>
          </AppForm>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Waiting since={question.createdAt} />
            <Button size="small" variant="tonal" onClick={() => setOpen(true)} sx={{ ml: 'auto' }}>
              Answer
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** How long a buyer has waited; marked where that is long. */
function Waiting({ since }: { since: string }) {
  const now = useNow();
  if (now === null) return null;
  const isLong = now - Date.parse(since) > LONG_MS;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ color: isLong ? 'error.main' : 'text.secondary' }}
    >
      Asked {formatRelative(since, new Date(now))}
    </Typography>
  );
}

/** A week. */
const LONG_MS = 7 * 86_400_000;

const row = {
  py: { xs: 2, sm: 2.5 },
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
} as const;
