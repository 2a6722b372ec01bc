import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef, useState } from 'react';
import type { PictureSlot } from '../../../api/resources/vendor-listings';
import { describeError } from '../../../ui/describeError';
import { TrashIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { showToast } from '../../../ui/toastStore';
import type { ListingDraft } from '../form/useListingDraft';
import { UploadProgress } from '../uploads/UploadProgress';
import { PICTURE_TYPES } from './pictureFile';
import { usePictureUpload } from './usePictureUpload';

export interface PictureInputProps {
  slot: PictureSlot;
  label: string;
  helperText: string;
  draft: ListingDraft;
  required?: boolean;
  /** What the form says of it. */
  error?: string;
  /** True for a picture that is shown as a square. */
  isSquare?: boolean;
}

/** The first picture among files that were dropped or pasted. */
const pictureAmong = (files: FileList | null | undefined) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? files?.[0];

/** A picture to choose, drop or paste, with its preview. */
export function PictureInput(props: PictureInputProps) {
  const { slot, label, helperText, draft, required = false, error, isSquare = false } = props;
  const { upload, previewUrl, start, retry, cancel } = usePictureUpload(draft, slot);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const kept = draft.current?.listing.pictures.find((picture) => picture.slot === slot);
  const src = previewUrl || kept?.url;
  const problem = upload?.problem ?? (kept || upload ? undefined : error);

  const take = (file: File | undefined) => {
    if (file) start(file);
  };
  const remove = async () => {
    // Its button goes away; the focus stays at the picture.
    button.current?.focus();
    // What was on its way may have arrived all the same. A picture that it was to replace stays.
    const mayHaveArrived = upload?.phase === 'sending' || upload?.phase === 'waiting';
    if (upload) cancel();
    if (upload && (kept || !mayHaveArrived)) return;
    try {
      await draft.removePicture(slot);
    } catch (failure) {
      if (upload) return;
      const message = `${describeError(failure).title}. The picture is still there.`;
      showToast({ severity: 'error', message });
    }
  };

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      // A click into it makes it the place where one pastes.
      tabIndex={-1}
      sx={{ outline: 'none' }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(pictureAmong(event.clipboardData.files));
      }}
    >
      <FormLabel id={`${id}-label`} component="div" required={required} sx={{ mb: 0.75 }}>
        {label}
      </FormLabel>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(pictureAmong(event.dataTransfer.files));
        }}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          gap: 2,
          p: 2,
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : problem ? 'error.main' : 'outline',
          borderRadius: '14px',
          bgcolor: isOver ? 'surface.sunken' : undefined,
        }}
      >
        {src ? (
          <Picture
            key={src}
            src={src}
            alt={`Preview: ${label}`}
            name={label}
            width={isSquare ? 400 : 640}
            height={400}
            sx={{
              width: { xs: '100%', sm: isSquare ? 112 : 200 },
              maxWidth: isSquare ? 112 : 320,
              flexShrink: 0,
              borderRadius: '10px',
              opacity: upload ? 0.6 : 1,
            }}
          />
        ) : null}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={button}
              name={`pictures.${slot}`}
              variant="outlined"
              color="secondary"
              aria-label={`${src ? 'Replace' : 'Choose a picture'}: ${label}`}
              aria-describedby={`${id}-hint`}
              onClick={() => chooser.current?.click()}
            >
              {src ? 'Replace' : 'Choose a picture'}
            </Button>
            {upload?.phase === 'failed' && upload.canRetry ? (
              <Button variant="contained" onClick={retry}>
                Try again
              </Button>
            ) : null}
            {src || upload ? (
              <Button
                color="secondary"
                startIcon={upload ? undefined : <TrashIcon />}
                aria-label={`${upload ? 'Cancel' : 'Remove'}: ${label}`}
                onClick={() => void remove()}
              >
                {upload ? 'Cancel' : 'Remove'}
              </Button>
            ) : null}
          </Box>
          <input
            ref={chooser}
            hidden
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-label={`File: ${label}`}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              // The same file may be chosen again.
              event.target.value = '';
              take(chosen);
            }}
          />
          <UploadProgress upload={upload} label={label} />
          <FormHelperText id={`${id}-hint`} error={Boolean(problem)} component="div" sx={{ mx: 0 }}>
            {problem ?? helperText}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  );
}
