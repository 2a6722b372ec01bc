import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef, useState } from 'react';
import type { PictureSlot } from '../../../api/resources/vendor-listings';
import { describeError } from '../../../ui/describeError';
import { wholeArea } from '../../../theme/surfaceStyles';
import { stroked } from '../../../ui/icons';
import { TrashIcon, UserIcon } from '../../../ui/moreIcons';
import { Picture } from '../../../ui/Picture';
import { showToast } from '../../../ui/toastStore';
import type { ListingDraft } from '../form/useListingDraft';
import { UploadProgress } from '../uploads/UploadProgress';
import { PICTURE_TYPES } from './pictureFile';
import { pictureIn, zone, zoneMark, type ZoneShape } from './pictureZone';
import { PLACE, pictureAmong, usePastedPicture } from './usePastedPicture';
import { usePictureUpload } from './usePictureUpload';

const PictureIcon = /*#__PURE__*/ stroked(
  'Picture',
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l4.5-4.5 3 3 4-4.5 5 5M8.5 9.5h.01',
);

export interface PictureInputProps {
  slot: PictureSlot;
  label: string;
  helperText: string;
  draft: ListingDraft;
  required?: boolean;
  /** What the form says of it. */
  error?: string;
  shape: ZoneShape;
}

/** A picture to choose, drop or paste, with its preview. */
export function PictureInput(props: PictureInputProps) {
  const { slot, label, helperText, draft, required = false, error, shape } = props;
  const { upload, previewUrl, start, retry, cancel } = usePictureUpload(draft, slot);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const kept = draft.current?.listing.pictures.find((picture) => picture.slot === slot);
  const src = previewUrl || kept?.url;
  const problem = upload?.problem ?? (kept || upload ? undefined : error);

  const take = (file: File | undefined) => {
    if (file) start(file);
  };
  usePastedPicture(place, take);
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
      ref={place}
      {...{ [PLACE]: '' }}
      sx={{ display: 'flex', flexDirection: 'column' }}
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
        sx={[
          zone(shape, { isFilled: Boolean(src), isOver, hasProblem: Boolean(problem) }),
          shape === 'tile' && { flexGrow: 1 },
        ]}
      >
        {src ? (
          <Picture
            key={src}
            src={src}
            alt={`Preview: ${label}`}
            name={label}
            width={shape === 'face' ? 400 : 640}
            height={400}
            sx={{ ...pictureIn[shape], flexShrink: 0, opacity: upload ? 0.6 : 1 }}
          />
        ) : (
          <Mark shape={shape} />
        )}
        <Box
          sx={{
            flexGrow: src || shape === 'face' ? 1 : 0,
            minWidth: 0,
            width: { xs: 1, sm: 'auto' },
          }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: src || shape === 'face' ? 'flex-start' : 'center',
              gap: 1,
              mb: 1,
            }}
          >
            <Button
              ref={button}
              name={`pictures.${slot}`}
              variant="outlined"
              color="secondary"
              aria-label={`${src ? 'Replace' : 'Choose a picture'}: ${label}`}
              aria-describedby={`${id}-hint`}
              onClick={() => chooser.current?.click()}
              sx={src || upload ? undefined : { '&::after': wholeArea, position: 'static' }}
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
                sx={{ zIndex: 1 }}
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
          <FormHelperText
            id={`${id}-hint`}
            error={Boolean(problem)}
            component="div"
            sx={{ m: 0, maxWidth: 520, textAlign: 'inherit' }}
          >
            {src || upload || problem ? null : (
              <Box component="span" sx={byMouse}>
                Or drop a picture here, or paste one.{' '}
              </Box>
            )}
            {problem ?? helperText}
          </FormHelperText>
        </Box>
      </Box>
    </Box>
  );
}

/** Where nothing can be held over it, nothing is dropped there. */
const byMouse = { '@media (hover: none)': { display: 'none' } } as const;

/** What is shown until there is a picture. */
function Mark({ shape }: { shape: ZoneShape }) {
  const isFace = shape === 'face';
  const size = isFace ? 88 : 52;
  const Icon = isFace ? UserIcon : PictureIcon;
  return (
    <Box aria-hidden sx={[zoneMark, { width: size, height: size }]}>
      <Icon sx={{ fontSize: isFace ? 40 : 26 }} />
    </Box>
  );
}
