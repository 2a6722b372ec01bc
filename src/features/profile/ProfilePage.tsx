import Skeleton from '@mui/material/Skeleton';
import { useProfile } from '../../api/resources/profile';
import { PageHead } from '../../list/PageHead';
import { useCurrentRoute } from '../../routing/useCurrentRoute';
import { QueryView } from '../../ui/QueryView';
import { EmailAndPassword } from './EmailAndPassword';
import { useSession } from '../../api/resources/session';
import { ProfileForm } from './forms/ProfileForm';
import { BuyerOpening } from './openings/BuyerOpening';
import { StudentOpening } from './openings/StudentOpening';
import { VendorOpening } from './openings/VendorOpening';
import { ChangePicture } from './picture/ChangePicture';
import { ProfileSection } from './ProfileSection';
import { YourData } from './YourData';

const LEAD = 'Your name and picture, your details, how you sign in, and your data.';

const SEEN =
  'Others see your name, and in discussions your job title and company too. The rest stays between you and us.';

/** 'My Profile' (specification section 2): who one is to others, how one signs in, and one's data. */
export function ProfilePage() {
  const route = useCurrentRoute();
  const place = route && 'frame' in route ? route.frame : 'account';
  const profile = useProfile();
  const { latest, renew } = profile;
  return (
    <>
      <PageHead title="My Profile" lead={LEAD} />
      <Opening place={place} />
      <QueryView query={profile} skeleton={<Skeleton variant="rounded" height={720} />}>
        {(data) => (
          <>
            <ProfileSection title="Picture" description="Everyone sees it beside your name.">
              <ChangePicture profile={data} />
            </ProfileSection>
            <ProfileSection title="Details" description={SEEN} isWide>
              <ProfileForm latest={latest!} renew={renew} isCompanyFolded={place !== 'partner'} />
            </ProfileSection>
            <EmailAndPassword email={data.email} />
            <YourData />
          </>
        )}
      </QueryView>
    </>
  );
}

/** What the member is here: a buyer, a student, or a vendor who has products to sell. */
function Opening({ place }: { place: string }) {
  const { user } = useSession();
  if (!user) return null;
  if (place === 'student') return <StudentOpening name={user.name} />;
  if (place !== 'partner') return <BuyerOpening />;
  return user.roles.includes('vendor') ? <VendorOpening /> : null;
}
