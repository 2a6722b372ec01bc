import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useSetPicture } from '../../../api/resources/profile';
import { useStillHere } from '../../../routing/useStillHere';
import { useSignedIn } from '../../../session/useSignedIn';
import { AppDialog } from '../../../ui/Dialog';
import { describeError } from '../../../ui/describeError';
import { showToast } from '../../../ui/toastStore';
import { CENTER, cropFile, drawCrop, type Crop } from './pictureFile';

/** Width and height of the preview on screen, in px. */
const PREVIEW = 240;
/** So that it is sharp on dense screens. */
const PREVIEW_PIXELS = PREVIEW * 2;
const MAX_ZOOM = 4;

const SLIDERS = [
  { name: 'zoom', label: 'Zoom', min: 1, max: MAX_ZOOM },
  { name: 'x', label: 'From left to right', min: 0, max: 1 },
  { name: 'y', label: 'From top to bottom', min: 0, max: 1 },
] as const;

export interface CropDialogProps {
  picture: ImageBitmap;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Shows the chosen picture as others will see it, and lets one choose which square of it. */
export function CropDialog({ picture, open, onClose, onExited }: CropDialogProps) {
  const { run, isRunning } = useSetPicture();
  const signedIn = useSignedIn();
  const markPlace = useStillHere();
  const [crop, setCrop] = useState<Crop>(CENTER);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();

  const save = async () => {
    if (isRunning) return;
    setFailure(null);
    const isHere = markPlace();
    try {
      const file = await cropFile(picture, crop);
      if (!(await signedIn(() => run(file), 'change your picture'))) return;
      showToast({ severity: 'success', message: 'Your picture was changed.' });
      // Else it was closed, maybe for another picture, which stays.
      if (await isHere()) onClose();
    } catch (error) {
      const message = `${describeError(error).title}. Your picture stays as it was.`;
      if (await isHere()) setFailure(message);
      else showToast({ severity: 'error', message });
    }
  };

  return (
    <AppDialog
      open={open}
      onClose={onClose}
      onExited={onExited}
      maxWidth="xs"
      title="Change Picture"
      fullScreenOnPhones
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" aria-disabled={isRunning} onClick={() => void save()}>
            {isRunning ? 'Saving…' : 'Save picture'}
          </Button>
        </>
      }
    >
      <CropPreview picture={picture} crop={crop} onCropChange={setCrop} />
      {SLIDERS.map(({ name, label, min, max }) => (
        <Box key={name} sx={{ mt: 1.5, px: 1 }}>
          <Typography id={`${id}-${name}`} variant="body2">
            {label}
          </Typography>
          <Slider
            aria-labelledby={`${id}-${name}`}
            value={crop[name]}
            min={min}
            max={max}
            step={0.01}
            onChange={(_, value) => setCrop((before) => ({ ...before, [name]: value }))}
          />
        </Box>
      ))}
      {failure ? (
        <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
          {failure}
        </Typography>
      ) : null}
    </AppDialog>
  );
}

interface CropPreviewProps {
  picture: ImageBitmap;
  crop: Crop;
  onCropChange: (change: (before: Crop) => Crop) => void;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The square as it will be, in a circle as it is shown; it can be dragged, too. */
function CropPreview({ picture, crop, onCropChange }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, PREVIEW_PIXELS);
  }, [picture, crop]);

  const drag = (byX: number, byY: number) =>
    onCropChange((before) => {
      const part = Math.min(picture.width, picture.height) / before.zoom;
      const scale = part / PREVIEW;
      const move = (value: number, by: number, length: number) =>
        length > part ? within(value - (by * scale) / (length - part)) : value;
      return {
        ...before,
        x: move(before.x, byX, picture.width),
        y: move(before.y, byY, picture.height),
      };
    });

  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label="Preview of your picture"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.buttons === 1) drag(event.movementX, event.movementY);
      }}
      sx={{
        display: 'block',
        width: PREVIEW,
        height: PREVIEW,
        mx: 'auto',
        borderRadius: '50%',
        bgcolor: 'surface.sunken',
        cursor: 'grab',
        touchAction: 'none',
      }}
    />
  );
}
