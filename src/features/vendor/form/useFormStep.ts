import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '../../../ui/useIsPhone';
import { LISTING_PARTS, type ListingPart } from './listingParts';

/** Which part of the form is open, where they are shown one by one. */
export interface FormStep {
  /** True on phones; elsewhere all parts are on the page. */
  isStepped: boolean;
  /** The place of the open part, from 0 on. */
  index: number;
  part: ListingPart;
  /** Opens another part; Back of the browser leads to the one before. */
  goTo: (part: ListingPart) => void;
}

/** The open part of the form, which the URL holds: a reload, and Back, lead to where one was. */
export function useFormStep(): FormStep {
  const isStepped = useIsPhone();
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('step')) - 1;
  const index = named in LISTING_PARTS ? named : 0;
  return {
    isStepped,
    index,
    part: LISTING_PARTS[index]!,
    goTo: (part) => {
      // Opening the open one again would be an entry of the history that Back shows nothing of.
      if (part === LISTING_PARTS[index]) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('step', String(LISTING_PARTS.indexOf(part) + 1));
          return next;
        },
        { preventScrollReset: true },
      );
    },
  };
}
