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
      lead="Everything that you sell or are about to sell. Live products are in the catalog."
    />
  );
}

/** /vendordashboard */
export function VendorDashboardPage() {
  return (
    <VendorListings
      title="Vendor Dashboard"
      lead="Your products at a glance: prices, states and what buyers get."
    />
  );
}
