import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import type { PictureSlot } from '../../../api/resources/vendor-listings';
import { describeError } from '../../../ui/describeError';
import { NotSignedIn, type ListingDraft } from '../form/useListingDraft';
import { preparePicture, UnfitPicture } from './pictureFile';

/** How long to wait before the next attempt, in ms; after the last one the person decides. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];

/** Where an upload stands. */
export interface Upload {
  phase: 'preparing' | 'sending' | 'waiting' | 'failed';
  /** How far it is, in percent: what of the way is behind it, not bytes, which no browser tells. */
  percent: number;
  /** The picture as it is here; empty while it is not known to be one. */
  previewUrl: string;
  /** What went wrong; undefined where nothing did. */
  problem?: string;
  /** Whether trying the same file again may help. */
  canRetry?: boolean;
}

/** Resolves after the pause, or as soon as the browser is back online. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}

/**
 * Sends the picture of a slot. A connection that drops is tried again by itself, then by a button,
 * and the file need not be picked again. Another file takes the place of one that is on its way.
 */
export function usePictureUpload(draft: ListingDraft, slot: PictureSlot) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const file = useRef<File | null>(null);
  const turn = useRef(0);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const previewUrl = upload?.previewUrl ?? '';
  useEffect(() => () => (previewUrl ? URL.revokeObjectURL(previewUrl) : undefined), [previewUrl]);

  // A file that is not on the server yet would go with the tab.
  const isOnItsWay = upload !== null && upload.previewUrl !== '';
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnItsWay]);

  const send = async (chosen: File) => {
    file.current = chosen;
    turn.current += 1;
    const mine = turn.current;
    const show = (next: Upload | null) => {
      if (turn.current === mine) setUpload(next);
    };
    let shown = '';
    const at = (phase: Upload['phase'], percent: number, more: Partial<Upload> = {}) =>
      show({ phase, percent, previewUrl: shown, ...more });
    at('preparing', 10);
    try {
      const ready = await preparePicture(chosen, slot);
      shown = URL.createObjectURL(ready);
      for (let attempt = 0; ; attempt += 1) {
        if (turn.current !== mine) return;
        at('sending', 40);
        try {
          await latest.current.setPicture(slot, ready);
          show(null);
          return;
        } catch (error) {
          const wait = PAUSES_MS[attempt];
          if (!(error instanceof ApiError) || !error.isTemporary || wait === undefined) throw error;
          at('waiting', 40, { problem: `${describeError(error).title}. Trying again…` });
          await pause(wait);
        }
      }
    } catch (error) {
      const problem =
        error instanceof UnfitPicture || error instanceof NotSignedIn
          ? error.message
          : error instanceof ApiError && error.fieldErrors[0]
            ? error.fieldErrors[0].detail
            : `${describeError(error instanceof ApiError ? error : { status: 500 }).title}.`;
      at('failed', 0, { problem, canRetry: !(error instanceof UnfitPicture) });
    }
  };

  return {
    upload,
    send: (chosen: File) => void send(chosen),
    /** Sends the same file again. */
    retry: () => void (file.current && send(file.current)),
    /** Gives the file up. */
    cancel() {
      turn.current += 1;
      file.current = null;
      setUpload(null);
    },
  };
}
