import { useState } from 'react';
import { lazyPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';
import { usePictures } from './usePictures';

/** The code of the dialog with the large picture, which comes when it is asked for. */
export const galleryDialog = lazyPart(() =>
  import('./GalleryDialog').then((module) => module.GalleryDialog),
);
type Dialog = Awaited<ReturnType<typeof galleryDialog.load>>;

/**
 * Which picture a gallery shows, and whether its dialog is open. The page keeps it, so that both last
 * when the gallery gets another place on it, as when a phone is turned.
 *
 * @param count of the pictures
 */
export function useGallery(count: number) {
  const shown = usePictures(count);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = async () => {
    try {
      const dialog = await galleryDialog.load();
      setDialog(() => dialog);
      setOpen(true);
    } catch {
      showToast({
        severity: 'error',
        message: 'The large picture could not be loaded. Check your connection, then try again.',
      });
    }
  };
  return { shown, isOpen, open, close: () => setOpen(false), Dialog };
}

/** What {@link useGallery} gives. */
export type GalleryState = ReturnType<typeof useGallery>;
