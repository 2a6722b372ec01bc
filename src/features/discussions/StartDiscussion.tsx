import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDiscussionTopics } from '../../api/resources/discussions';
import { pathTo } from '../../routing/paths';
import { useArrival } from '../../routing/useArrival';
import { useSignedIn } from '../../session/useSignedIn';
import { PlusIcon } from '../../ui/moreIcons';
import { lazyPart, prefetchPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';

const startDialog = lazyPart(() =>
  import('./forms/StartDiscussionDialog').then((module) => module.StartDiscussionDialog),
);
type Dialog = Awaited<ReturnType<typeof startDialog.load>>;

/** Beside the title there is room for one word. */
const hiddenOnPhones = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: visuallyHiddenStyles,
});

/** Opens the form for a new discussion, and goes to it once it is posted. A visitor signs in first. */
export function StartDiscussion({ topicId }: { topicId: string | null }) {
  const topics = useDiscussionTopics();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const arrive = useArrival();
  const [isOpen, setOpen] = useState(false);
  const [StartDialog, setStartDialog] = useState<Dialog | null>(null);
  const items = topics.data?.items ?? [];

  const open = async () => {
    try {
      const dialog = await startDialog.load();
      if (!topics.data) await topics.mutate();
      setStartDialog(() => dialog);
      await signedIn(async () => setOpen(true), 'start a discussion');
    } catch {
      showToast({
        severity: 'error',
        message: 'The form could not be loaded. Check your connection, then try again.',
      });
    }
  };

  return (
    <>
      <Button
        variant="contained"
        startIcon={<PlusIcon />}
        onPointerEnter={() => prefetchPart(startDialog)}
        onFocus={() => prefetchPart(startDialog)}
        onClick={() => void open()}
        sx={{ flexShrink: 0 }}
      >
        Start
        <Box component="span" sx={hiddenOnPhones}>
          &nbsp;a discussion
        </Box>
      </Button>
      {StartDialog ? (
        <StartDialog
          open={isOpen}
          topics={items}
          topicId={items.find(({ id }) => id === topicId)?.id ?? ''}
          onClose={() => setOpen(false)}
          onStarted={({ id }, isHere) => {
            const message = 'Your discussion was posted.';
            const to = pathTo('discussion', { id });
            const goOn = () => {
              setOpen(false);
              showToast({ severity: 'success', message });
              void navigate(to);
            };
            arrive(isHere, goOn, { message, to });
          }}
        />
      ) : null}
    </>
  );
}
