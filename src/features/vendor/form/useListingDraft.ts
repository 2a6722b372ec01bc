import { useEffect, useRef, useState } from 'react';
import {
  giveUpBeginning,
  useBeginListing,
  useKeepListing,
  useRemoveListingPicture,
  useSaveListing,
  useSetListingPicture,
  type PictureSlot,
  type UploadWay,
  type VersionedListing,
} from '../../../api/resources/vendor-listings';
import { onDraftDropped, readDraft } from '../../../forms/drafts';
import { useSignedIn } from '../../../session/useSignedIn';
import { NotSignedIn } from '../notSignedIn';
import { changeFrom, EMPTY_VALUES, valuesOf, type ListingValues } from './listingValues';
import { withPictures } from './withPictures';

/** A draft on the server, which begins with the first thing that is entered. */
export interface ListingDraft {
  /** As the server has it; null while nothing was entered. */
  current: VersionedListing | null;
  /** What of it the form shows. */
  saved: ListingValues;
  /** Saves what differs from what was saved, one change after the other; rejects as the calls do. */
  save: (values: ListingValues) => Promise<VersionedListing>;
  /** Saves it as its page is left; a form that is opened meanwhile goes on with a draft that this begins. */
  leave: (values: ListingValues) => Promise<VersionedListing>;
  /** Takes over what was read again, or what the server made of it. */
  adopt: (listing: VersionedListing) => void;
  /** Begins the draft where it has not begun; gives its id. */
  begin: () => Promise<string>;
  setPicture: (slot: PictureSlot, file: Blob, way: UploadWay) => Promise<void>;
  removePicture: (slot: PictureSlot) => Promise<void>;
}

/** Names what is typed into a form whose draft has not begun. */
export const NEW_DRAFT = 'product new';

/** A draft that a form begins which was left. */
interface LeftDraft {
  partnerAccountId: string;
  /** The draft with what was typed; null where it failed. */
  saved: Promise<VersionedListing | null>;
}

/** A draft that is begun, and for whom: the form may be switched to another business meanwhile. */
interface Beginning {
  partnerAccountId: string;
  made: Promise<VersionedListing>;
}

/** Null once it is done. */
let beingLeft: LeftDraft | null = null;

/** The draft that a form which opens now goes on with, as it starts with what was typed there. */
export const draftBeingLeft = (): LeftDraft | null =>
  readDraft(NEW_DRAFT) === undefined ? null : beingLeft;

/**
 * The draft behind the form.
 *
 * @param initial the listing that is edited; null for a new one
 * @param partnerAccountId whose it will be
 * @param onBegun called with the id of a new draft
 */
export function useListingDraft(
  initial: VersionedListing | null,
  partnerAccountId: string,
  onBegun: (id: string) => void,
): ListingDraft {
  const { run: begin } = useBeginListing();
  const { run: change } = useSaveListing();
  const { run: put } = useSetListingPicture();
  const { run: remove } = useRemoveListingPicture();
  const keep = useKeepListing();
  const signedIn = useSignedIn();
  const [current, setCurrent] = useState(initial);
  const latest = useRef(initial);
  const begun = useRef<Beginning | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef(partnerAccountId);
  useEffect(() => void (wanted.current = partnerAccountId), [partnerAccountId]);
  // As of now: by the first save it may be done, and what was typed there is in this form already.
  const [opened] = useState(() => (initial ? null : draftBeingLeft()));
  const left = useRef(opened);

  // Given up, what was left is not gone on with.
  useEffect(
    () =>
      onDraftDropped((name) => {
        if (name !== NEW_DRAFT) return;
        // Of one that failed it is not known whether it was begun: the next one goes on with it.
        if (beingLeft && left.current === beingLeft)
          giveUpBeginning({ partnerAccountId: beingLeft.partnerAccountId });
        left.current = beingLeft = null;
      }),
    [],
  );

  const adopt = (listing: VersionedListing) => {
    latest.current = listing;
    setCurrent(listing);
    keep(listing.listing);
  };

  const asMember = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    const result = await signedIn(async () => ({ done: await action() }), 'save your draft');
    if (!result) throw new NotSignedIn('Your draft is not saved: you are signed out.');
    return result.done;
  };

  /** Begins the draft; typing and a picture that come at once begin one, not two. */
  const beginOnce = (): Beginning => {
    if (begun.current) return begun.current;
    const beginning: Omit<Beginning, 'made'> = { partnerAccountId };
    const made = Promise.resolve(left.current?.saved)
      .then((before) => {
        // While what was left is on its way, the form may be switched to another business.
        beginning.partnerAccountId = wanted.current;
        // A listing stays with its business: for another one another draft begins.
        return before && left.current && before.listing.partnerAccount.id === wanted.current
          ? before
          : asMember(() => begin({ partnerAccountId: wanted.current }));
      })
      .then((listing) => {
        adopt(listing);
        onBegun(listing.listing.id);
        return listing;
      })
      .finally(() => {
        begun.current = null;
      });
    begun.current = Object.assign(beginning, { made });
    return begun.current;
  };

  const ensure = (): Promise<VersionedListing> =>
    latest.current ? Promise.resolve(latest.current) : beginOnce().made;

  const save = (values: ListingValues): Promise<VersionedListing> => {
    const run = async () => {
      const base = await ensure();
      const { id } = base.listing;
      const changes = changeFrom(valuesOf(base.listing), values);
      if (Object.keys(changes).length === 0) return latest.current!;
      const saved = await asMember(() => change({ id, version: base.version, change: changes }));
      // A picture may have come meanwhile; each slot is told by its own answer.
      const known = withPictures(saved, latest.current!.listing.pictures);
      adopt(known);
      return known;
    };
    const result = queue.current.then(run, run);
    queue.current = result.catch(() => undefined);
    return result;
  };

  const leave = (values: ListingValues): Promise<VersionedListing> => {
    // Begins before others hear of it, or it would wait for itself.
    const beginning = latest.current ? null : beginOnce();
    const saved = save(values);
    if (beginning) {
      beginning.made.catch(() => undefined);
      const leaving = {
        partnerAccountId: beginning.partnerAccountId,
        saved: saved.catch(() => null),
      };
      beingLeft = leaving;
      void leaving.saved.then(() => {
        if (beingLeft === leaving) beingLeft = null;
      });
    }
    return saved;
  };

  const adoptPicture = (slot: PictureSlot, { listing }: VersionedListing) => {
    const before = latest.current!;
    const pictures = [
      ...before.listing.pictures.filter((picture) => picture.slot !== slot),
      ...listing.pictures.filter((picture) => picture.slot === slot),
    ];
    adopt(withPictures(before, pictures));
  };

  return {
    current,
    saved: current ? valuesOf(current.listing) : EMPTY_VALUES,
    save,
    leave,
    adopt,
    begin: async () => (await ensure()).listing.id,
    async setPicture(slot, file, way) {
      const { id } = (await ensure()).listing;
      adoptPicture(slot, await asMember(() => put({ id, slot, file, ...way })));
    },
    async removePicture(slot) {
      const { id } = (await ensure()).listing;
      adoptPicture(slot, await asMember(() => remove({ id, slot })));
    },
  };
}
