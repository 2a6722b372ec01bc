import { OwnCourses } from './own/OwnCourses';
import { ProfilePage } from './ProfilePage';

/** /studentprofile: how far they are, then who they are. */
export function StudentProfilePage() {
  return <ProfilePage route="studentProfile" own={<OwnCourses />} leads="own" />;
}
