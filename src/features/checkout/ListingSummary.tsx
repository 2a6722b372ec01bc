import type { Listing } from '../../api/resources/listings';
import { ItemRow } from '../../domain/ItemRow';
import { ListingIntro } from '../../domain/ListingIntro';

export interface ListingSummaryProps {
  listing: Pick<Listing, 'id' | 'title' | 'tagline' | 'imageUrl' | 'logoUrl' | 'vendor'>;
}

/** Says in one row which listing a page is about, and leads back to it. */
export function ListingSummary({ listing }: ListingSummaryProps) {
  const { title, imageUrl, logoUrl } = listing;
  return (
    <ItemRow title={title} imageUrl={imageUrl} logoUrl={logoUrl}>
      <ListingIntro listing={listing} isShortOnPhones />
    </ItemRow>
  );
}
