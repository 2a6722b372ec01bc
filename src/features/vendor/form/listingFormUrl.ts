import { parseSlug, UrlReader } from '../../../list/UrlReader';
import { pathTo } from '../../../routing/paths';
import { LISTING_PARTS, type ListingPart } from './listingParts';

/** Everything that the URL of the form says. */
export interface ListingFormUrl {
  /** The draft that is gone on with: undefined for a new one, null where it can't be the id of any. */
  id: string | null | undefined;
  /** The part that is open where they are shown one by one. */
  part: ListingPart;
}

const parseStep = (text: string): ListingPart | undefined =>
  /^[1-9]$/.test(text) ? LISTING_PARTS[Number(text) - 1] : undefined;

/**
 * Reads a URL. Never throws: a step that there is none of opens the first one.
 *
 * @param search the part of the URL from `?` on
 */
export function readListingFormUrl(search: string): ListingFormUrl {
  const value = new URLSearchParams(search).get('id')?.trim();
  return {
    id: value ? (parseSlug(value) ?? null) : undefined,
    part: new UrlReader(search).one('step', parseStep) ?? LISTING_PARTS[0]!,
  };
}

/** Writes a URL; the first part is open without a step. */
export function listingFormPath({ id, part }: ListingFormUrl): string {
  const index = LISTING_PARTS.indexOf(part);
  return pathTo('addProduct', { id: id ?? undefined, step: index > 0 ? index + 1 : undefined });
}
