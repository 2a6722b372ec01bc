import { useSession } from '../../api/resources/session';
import { Storefront } from './own/Storefront';
import { ProfilePage } from './ProfilePage';

/** /venderprofile: who is behind the storefront, then the storefront. */
export function VendorProfilePage() {
  const { user } = useSession();
  const isVendor = user?.roles.includes('vendor');
  return (
    <ProfilePage
      route="vendorProfile"
      own={isVendor ? <Storefront /> : null}
      isCompanyFolded={false}
    />
  );
}
