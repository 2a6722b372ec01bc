import { useIsPhone } from '../../../ui/useIsPhone';
import { LISTING_PARTS, type ListingPart } from './listingParts';
import { useListingFormUrl } from './useListingFormUrl';

/** Which part of the form is open, where they are shown one by one. */
export interface OpenPart {
  /** True on phones; elsewhere all parts are on the page. */
  isStepped: boolean;
  /** The place of the open part, from 0 on. */
  index: number;
  part: ListingPart;
  /** Opens another part; Back of the browser leads to the one before. */
  goTo: (part: ListingPart, options?: { replace?: boolean }) => void;
}

/** The open part of the form, which the URL holds: a reload, and Back, lead to where one was. */
export function useFormStep(): OpenPart {
  const isStepped = useIsPhone();
  const { part, go } = useListingFormUrl();
  return {
    isStepped,
    index: LISTING_PARTS.indexOf(part),
    part,
    goTo: (next, options) => go({ part: next }, options),
  };
}
