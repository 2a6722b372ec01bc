import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useRemovePicture, type Profile } from '../../../api/resources/profile';
import { useSignedIn } from '../../../session/useSignedIn';
import { describeError } from '../../../ui/describeError';
import { lazyPart, prefetchPart } from '../../../ui/LazyPart';
import { Picture } from '../../../ui/Picture';
import { showToast } from '../../../ui/toastStore';
import { PICTURE_TYPES, wrongWith } from './pictureFile';

const SIZE = 96;

const cropDialog = lazyPart(() => import('./CropDialog').then((module) => module.CropDialog));
type Dialog = Awaited<ReturnType<typeof cropDialog.load>>;

export interface ChangePictureProps {
  profile: Profile;
  /** Stands beside the picture. */
  children: ReactNode;
}

/** The member’s picture with a file chooser to change it, and a way back to the drawn one. */
export function ChangePicture({ profile, children }: ChangePictureProps) {
  const { run: removePicture } = useRemovePicture();
  const signedIn = useSignedIn();
  const chooser = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | undefined>();
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [CropDialog, setCropDialog] = useState<Dialog | null>(null);
  const hintId = useId();

  const choose = async (file: File) => {
    const problem = wrongWith(file);
    setWrong(problem);
    if (problem) return;
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      setWrong('This file can’t be read as a picture. Choose another one.');
      return;
    }
    try {
      const dialog = await cropDialog.load();
      setCropDialog(() => dialog);
      setOpen(true);
    } catch {
      setWrong('This part of the page could not be loaded. Check your connection.');
    }
  };

  const remove = async () => {
    try {
      await signedIn(() => removePicture(), 'remove your picture');
    } catch (error) {
      const message = `${describeError(error).title}. Your picture stays as it was.`;
      showToast({ severity: 'error', message });
    }
  };

  return (
    <Box sx={layout}>
      <Picture
        key={profile.pictureUrl}
        src={profile.pictureUrl}
        alt="Your picture"
        name={profile.username}
        width={SIZE}
        height={SIZE}
        sx={{ width: SIZE, height: SIZE, flexShrink: 0, borderRadius: '50%' }}
      />
      {children}
      <Box sx={way}>
        <Box sx={buttons}>
          <Button
            variant="outlined"
            color="secondary"
            aria-describedby={hintId}
            onPointerEnter={() => prefetchPart(cropDialog)}
            onFocus={() => prefetchPart(cropDialog)}
            onClick={() => chooser.current?.click()}
          >
            Change Picture
          </Button>
          {profile.hasOwnPicture ? (
            <Button color="secondary" onClick={() => void remove()}>
              Remove picture
            </Button>
          ) : null}
        </Box>
        <input
          ref={chooser}
          hidden
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label="Picture file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = '';
            if (file) void choose(file);
          }}
        />
        <Typography
          id={hintId}
          variant="body2"
          role={wrong ? 'alert' : undefined}
          sx={{ mt: 1, textWrap: 'balance', color: wrong ? 'error.main' : 'text.secondary' }}
        >
          {wrong ?? 'PNG, JPEG or WebP, up to 10 MB. It is cut to a square.'}
        </Typography>
      </Box>
      {CropDialog && chosen ? (
        <CropDialog
          picture={chosen}
          open={isOpen}
          onClose={() => setOpen(false)}
          onExited={() => {
            chosen.close();
            setChosen(null);
          }}
        />
      ) : null}
    </Box>
  );
}

/** The picture, what stands beside it, and at the far end, on phones below them, the way to another. */
const layout = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    sm: 'auto minmax(0, 1fr) minmax(0, 250px)',
  },
  alignItems: 'center',
  columnGap: { xs: 2, sm: 2.5 },
  rowGap: 2,
} as const;

const way = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  textAlign: { sm: 'right' },
} as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { sm: 'flex-end' },
  gap: 1,
} as const;
