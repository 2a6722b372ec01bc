import { useSearchParams } from 'react-router-dom';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import { useQuote } from '../../api/resources/orders';
import { choosePlan, readQuantity } from '../../domain/readCheckoutUrl';

/** How many license keys the URL asks for of a listing: several only of software. */
export function useQuantity(kind: ListingDetail['kind'] | undefined): number {
  const [params] = useSearchParams();
  return kind === 'software' ? readQuantity(params) : 1;
}

/** Without what was asked for before: nothing here says that a price is not that of the order any more. */
function onlyCurrent(quote: ReturnType<typeof useQuote>): ReturnType<typeof useQuote> {
  const { data, ...rest } = quote;
  return { ...rest, data: rest.isLoading ? undefined : data };
}

/** What the URL asks for of a listing, and what that costs; waits for the listing. */
export function useListingQuote(listing: ListingDetail | undefined) {
  const [params] = useSearchParams();
  const quantity = useQuantity(listing?.kind);
  const { plan } = choosePlan(listing?.plans ?? [], params.get('plan'));
  return onlyCurrent(
    useQuote(
      listing && plan
        ? {
            item: { kind: listing.kind, id: listing.id },
            planId: plan.id,
            quantity,
            useCredits: false,
          }
        : undefined,
    ),
  );
}

/** What a listing costs that only its id is known of; fails as the listing does. */
export function useQuoteOf(listingId: string) {
  const { data, error } = useListing(listingId);
  const quote = useListingQuote(data);
  return { data: quote.data, error: quote.error ?? error };
}

/** What a template costs. */
export const useTemplateQuote = (id: string) =>
  useQuote({ item: { kind: 'template', id }, planId: null, quantity: 1, useCredits: false });
