import { BuyerOpening } from './openings/BuyerOpening';
import { ProfilePage } from './ProfilePage';

/** /profile: what is theirs, then who they are. */
export function BuyerProfilePage() {
  return <ProfilePage opening={<BuyerOpening />} />;
}
