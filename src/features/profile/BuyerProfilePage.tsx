import { OwnProducts } from './own/OwnProducts';
import { ProfilePage } from './ProfilePage';

/** /profile: who they are, then what they bought. */
export function BuyerProfilePage() {
  return <ProfilePage route="profile" own={<OwnProducts />} />;
}
