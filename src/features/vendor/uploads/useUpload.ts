import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import type { UploadWay } from '../../../api/resources/vendor-listings';
import type { SentBytes } from '../../../api/uploadFetch';
import { describeError } from '../../../ui/describeError';
import { NotSignedIn } from '../notSignedIn';

/** How long to wait before the next attempt, in ms; after the last one the person decides. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];

/** Why a file is not sent, in words for people. */
export class UnfitFile extends Error {}

/** Where an upload stands. */
export interface Upload {
  phase: 'preparing' | 'sending' | 'waiting' | 'failed';
  /** What has left this device; null where nothing tells. */
  bytes: SentBytes | null;
  /** The file as it is sent; null while it is not known to be one that can be. */
  ready: Blob | null;
  /** What went wrong; undefined where nothing did. */
  problem?: string;
  /** Whether trying the same file again may help. */
  canRetry?: boolean;
}

export interface UploadOptions<Chosen extends Blob, Ready extends Blob> {
  /**
   * Makes a file ready to be sent; throws UnfitFile with the reason.
   *
   * @param signal aborted once the file is not to be sent any more
   */
  prepare: (file: Chosen, signal: AbortSignal) => Promise<Ready> | Ready;
  /** Sends it once; rejects as the call does, or with NotSignedIn. */
  send: (file: Ready, way: UploadWay) => Promise<unknown>;
  /** Called when nothing more will be tried: it has arrived, is refused or was given up. */
  onEnd?: () => void;
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

function problemOf(error: unknown): string {
  if (error instanceof UnfitFile || error instanceof NotSignedIn) return error.message;
  const failure = error instanceof ApiError ? error : { status: 500 };
  const detail = error instanceof ApiError ? error.fieldErrors[0]?.detail : undefined;
  return detail ?? `${describeError(failure).title}.`;
}

const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isTemporary;

/**
 * Sends a file. A connection that drops is tried again by itself, then by `retry`, and the file need
 * not be picked again. Another file takes the place of one that is on its way.
 */
export function useUpload<Chosen extends Blob, Ready extends Blob>(
  options: UploadOptions<Chosen, Ready>,
) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const file = useRef<Chosen | null>(null);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  // The browser asks before it closes a tab that has more than the server.
  const isOnItsWay = upload !== null && upload.ready !== null;
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnItsWay]);

  const halt = useCallback(() => running.current?.abort(), []);
  const begin = (): AbortController => {
    halt();
    running.current = new AbortController();
    return running.current;
  };

  const start = async (chosen: Chosen) => {
    file.current = chosen;
    const { signal } = begin();
    let ready: Ready | null = null;
    const at = (phase: Upload['phase'], more: Partial<Upload> = {}) => {
      if (!signal.aborted) setUpload({ phase, bytes: null, ready, ...more });
    };
    at('preparing');
    try {
      ready = await latest.current.prepare(chosen, signal);
      for (let attempt = 0; !signal.aborted; attempt += 1) {
        at('sending');
        try {
          await latest.current.send(ready, { signal, onSent: (bytes) => at('sending', { bytes }) });
          if (signal.aborted) return;
          latest.current.onEnd?.();
          setUpload(null);
          return;
        } catch (error) {
          const wait = PAUSES_MS[attempt];
          if (signal.aborted) return;
          if (!mayPass(error) || wait === undefined) throw error;
          at('waiting', { problem: `${describeError(error).title}. Trying again…` });
          await pause(wait);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      const canRetry = !(error instanceof UnfitFile) && ready !== null;
      if (!canRetry || (error instanceof ApiError && !mayPass(error))) latest.current.onEnd?.();
      at('failed', { problem: problemOf(error), canRetry });
    }
  };

  return {
    upload,
    start: (chosen: Chosen) => void start(chosen),
    /** Sends a file of before, unless one was chosen or given up here meanwhile. */
    resume: (kept: Chosen) => void (running.current ?? start(kept)),
    /** Sends the same file again. */
    retry: () => void (file.current && start(file.current)),
    /** Stops sending; the file is not given up. The same function each time. */
    halt,
    /** Gives the file up. */
    cancel() {
      begin();
      file.current = null;
      latest.current.onEnd?.();
      setUpload(null);
    },
  };
}
