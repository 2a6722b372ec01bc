import { VendorSummary } from './dashboard/VendorSummary';
import { VendorListings } from './listings/VendorListings';

/** /listyourtool */
export function ListYourToolPage() {
  return (
    <VendorListings
      title="List Your Tools"
      lead="The Partner Portal: what you have listed, and how it stands."
    />
  );
}

/** /partnerlisting */
export function PartnerListingPage() {
  return (
    <VendorListings
      title="Listing"
      lead="What you sell or are about to, by how it stands."
      isShelf
    />
  );
}

/** /vendordashboard */
export function VendorDashboardPage() {
  return (
    <VendorListings
      title="Vendor Dashboard"
      lead="What sold, what waits for you, and what is paid next."
    >
      <VendorSummary />
    </VendorListings>
  );
}
