import { StudentOpening } from './openings/StudentOpening';
import { ProfilePage } from './ProfilePage';

/** /studentprofile: how far they are, then who they are. */
export function StudentProfilePage() {
  return <ProfilePage opening={<StudentOpening />} />;
}
