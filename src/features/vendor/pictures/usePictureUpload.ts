import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { PictureSlot } from '../../../api/resources/vendor-listings';
import { useSession } from '../../../api/resources/session';
import type { ListingDraft } from '../form/useListingDraft';
import { dropFile, keepFile, keptFile } from '../uploads/keptFiles';
import { holdFile, letGoOf } from '../uploads/heldFiles';
import { useUpload } from '../uploads/useUpload';
import { preparePicture } from './pictureFile';

/** Stops what is being sent, by its name: a form that was left goes on sending. */
const underWay = new Map<string, () => void>();

/**
 * Sends the picture of a slot. Until the server has it, it is kept in this browser: an upload that was
 * under way when the page was closed goes on when its member opens the draft again.
 */
export function usePictureUpload(draft: ListingDraft, slot: PictureSlot) {
  const { user } = useSession();
  const nameIn = (listingId = draft.current?.listing.id) =>
    `${user?.id} ${listingId ?? 'new'} ${slot}`;
  const name = nameIn();
  /** What this form keeps: not what another tab has by the same name. */
  const keptAs = useRef<string | null>(null);

  /** Two pictures on their way into one slot would both arrive, whichever was chosen last. */
  const takeOver = (next: string) => {
    if (underWay.get(next) !== uploading.halt) underWay.get(next)?.();
    underWay.set(next, uploading.halt);
  };

  const forget = async (which: string) => {
    await dropFile(which);
    letGoOf(which);
  };

  const keepAs = async (next: string, file: Blob) => {
    const before = keptAs.current;
    keptAs.current = next;
    takeOver(next);
    if (await holdFile(next)) await keepFile(next, file);
    else if (keptAs.current === next) keptAs.current = null;
    if (before !== null && before !== next) await forget(before);
  };

  const uploading = useUpload<Blob, Blob>({
    async prepare(file, signal) {
      takeOver(name);
      const ready = await preparePicture(file, slot);
      if (!signal.aborted) await keepAs(name, ready);
      return ready;
    },
    async send(file, way) {
      const id = await draft.begin();
      // Another picture, or none, may have been chosen meanwhile.
      if (way.signal.aborted) return;
      if (nameIn(id) !== keptAs.current) await keepAs(nameIn(id), file);
      await draft.setPicture(slot, file, way);
    },
    onEnd: () => {
      if (keptAs.current !== null) void forget(keptAs.current);
    },
  });

  const goOn = useEffectEvent(async (left: AbortSignal) => {
    if (!(await holdFile(name, left))) return;
    const file = left.aborted ? undefined : await keptFile(name);
    if (file && !left.aborted) {
      keptAs.current = name;
      uploading.resume(file);
    } else if (underWay.get(name) !== uploading.halt) letGoOf(name);
  });
  // Another name, once the draft has begun: what another tab has for a new one is not for this one.
  useEffect(() => {
    const left = new AbortController();
    void goOn(left.signal);
    return () => left.abort();
  }, [name]);

  const ready = uploading.upload?.ready ?? null;
  const previewUrl = useMemo(() => (ready ? URL.createObjectURL(ready) : ''), [ready]);
  useEffect(() => () => URL.revokeObjectURL(previewUrl), [previewUrl]);
  return { ...uploading, previewUrl };
}
