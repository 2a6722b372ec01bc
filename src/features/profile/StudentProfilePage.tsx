import { OwnCourses } from './own/OwnCourses';
import { ProfilePage } from './ProfilePage';

/** /studentprofile: who they are, then how far they are. */
export function StudentProfilePage() {
  return <ProfilePage route="studentProfile" own={<OwnCourses />} />;
}
