import { VendorSummary } from './dashboard/VendorSummary';
import { VendorListings } from './listings/VendorListings';

/** /listyourtool */
export function ListYourToolPage() {
  return (
    <VendorListings
      title="List Your Tools"
      lead="Partner Portal: all of your products, with price and status."
    />
  );
}

/** /partnerlisting */
export function PartnerListingPage() {
  return (
    <VendorListings
      title="Listing"
      lead="All of your products by status, and how many people looked at each."
      isShelf
    />
  );
}

/** /vendordashboard */
export function VendorDashboardPage() {
  return (
    <VendorListings title="Vendor Dashboard" lead="Your sales, your tasks and your next payout.">
      <VendorSummary />
    </VendorListings>
  );
}
