import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import { keepDraft } from '../../../forms/drafts';
import { isNotFound } from '../../../ui/describeError';
import { NotSignedIn } from '../notSignedIn';
import type { VendorListing } from '../../../api/resources/vendor-listings';
import { changeFrom, restOf, valuesOf, type ListingValues } from './listingValues';
import type { ListingDraft } from './useListingDraft';

/** How long after the last key what was typed is saved, in ms. */
const PAUSE_MS = 800;
/** How long after a failure it is tried again, in ms. */
const RETRY_MS = 4000;
const PRECONDITION_FAILED = 412;

const reasonFor = (error: ApiError): string | undefined =>
  isNotFound(error)
    ? 'This draft was deleted in another window.'
    : (error.fieldErrors[0]?.detail ?? error.message);

/** How what was typed stands: `failed` is tried again by itself, `refused` is not. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed' | 'refused' | 'signed-out';

/** How what was typed stands, for {@link SaveState}, and why. */
export interface SaveOutcome {
  state: SaveState;
  /** Why it is refused, in a sentence for people. */
  reason?: string;
  /** Whether it was changed elsewhere meanwhile, and is still to be chosen which version stays. */
  isConflict?: boolean;
}

export interface AutosaveOptions {
  draft: ListingDraft;
  /** Names what is typed where it is kept until the server has it. */
  name: string;
  /** How many times it was chosen which of two versions stays, and that is done. */
  settled: number;
  /** Called where the draft was changed elsewhere meanwhile. */
  onConflict: (values: ListingValues) => void;
}

/** What is kept under other names is kept here no longer: else another draft would begin with it. */
const forgetKept = (name: string) => keepDraft(name, {}, {});

/** Keeps of what was typed what was not saved: more may have been typed meanwhile, and half a price. */
export function keepRest(listing: VendorListing, name: string, values: ListingValues): void {
  forgetKept(name);
  const saved = valuesOf(listing);
  keepDraft(`product ${listing.id}`, restOf(saved, values), saved);
}

/**
 * Saves what is typed into the form around it: a moment after the last key, again where it failed,
 * and at once where the page is left. The browser asks before a tab is closed that has more than the
 * server.
 */
export function useAutosave({ draft, name, settled, onConflict }: AutosaveOptions): SaveOutcome {
  const { values } = useFormikContext<ListingValues>();
  const [outcome, setOutcome] = useState<SaveOutcome>({ state: 'untouched' });
  const { state } = outcome;
  const setState = (next: SaveState) => setOutcome({ state: next });
  const isUnsaved = Object.keys(changeFrom(draft.saved, values)).length > 0;

  const last = useRef({ draft, name, values, isUnsaved });
  useEffect(() => {
    last.current = { draft, name, values, isUnsaved };
  });

  const save = useEffectEvent(async () => {
    const typed = values;
    setState('saving');
    try {
      const { listing } = await draft.save(typed);
      setState('saved');
      keepRest(listing, name, last.current.values);
    } catch (error) {
      if (error instanceof NotSignedIn) setState('signed-out');
      else if (!(error instanceof ApiError)) throw error;
      else if (error.isTemporary) setState('failed');
      else {
        const isConflict = error.status === PRECONDITION_FAILED;
        setOutcome({ state: 'refused', reason: reasonFor(error), isConflict });
        if (isConflict) onConflict(typed);
      }
    }
  });

  // A picture may begin the draft while what was typed is not saved: it is kept as that draft's then.
  const [firstName] = useState(name);
  useEffect(() => {
    if (name !== firstName) forgetKept(firstName);
  }, [name, firstName]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isUnsaved]);

  useEffect(() => {
    if (state !== 'failed') return undefined;
    const again = () => void save();
    const timer = setTimeout(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  // Leaving within the pause: what was typed goes out at once, and waits in the tab until it is saved.
  useEffect(
    () => () => {
      const { draft: left, name: leftAs, values: typed, isUnsaved: isLeft } = last.current;
      if (isLeft) {
        left.leave(typed).then(
          ({ listing }) => keepRest(listing, leftAs, typed),
          () => undefined,
        );
      }
    },
    [],
  );
  // Nothing is unsaved: what was typed was taken back.
  if (outcome.isConflict && !isUnsaved) setState('saved');
  // Once it was chosen which of two versions stays, what was typed meanwhile is no conflict: it is saved.
  const [choices, setChoices] = useState(settled);
  if (choices !== settled) {
    setChoices(settled);
    if (outcome.isConflict && isUnsaved) setState('saving');
  }
  return outcome;
}
