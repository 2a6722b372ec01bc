import { useSession } from '../../api/resources/session';
import { Storefront } from './own/Storefront';
import { ProfilePage } from './ProfilePage';

/** /venderprofile: the business and who is behind it, then its storefront. */
export function VendorProfilePage() {
  const { user } = useSession();
  const isVendor = user?.roles.includes('vendor');
  return (
    <ProfilePage route="vendorProfile" own={isVendor ? <Storefront /> : null} leads="company" />
  );
}
