import { useSession } from '../../api/resources/session';
import { VendorOpening } from './openings/VendorOpening';
import { ProfilePage } from './ProfilePage';

/** /venderprofile: the storefront, then who is behind it. */
export function VendorProfilePage() {
  const { user } = useSession();
  const isVendor = user?.roles.includes('vendor');
  return <ProfilePage opening={isVendor ? <VendorOpening /> : null} isCompanyFolded={false} />;
}
