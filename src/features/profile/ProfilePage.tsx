import Skeleton from '@mui/material/Skeleton';
import { useProfile } from '../../api/resources/profile';
import { ListHead } from '../../list/ListHead';
import type { Frame } from '../../routing/AppRoute';
import { pathTo } from '../../routing/paths';
import { useCurrentRoute } from '../../routing/useCurrentRoute';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { EmailAndPassword } from './EmailAndPassword';
import { ProfileForm } from './forms/ProfileForm';
import { ChangePicture } from './picture/ChangePicture';
import { ProfileSection } from './ProfileSection';
import { YourData } from './YourData';

/** What the profile is for, where it is opened. */
const LEADS: Record<Frame, string> = {
  account: 'Who you are to others, what is on your invoices, and how you sign in.',
  student: 'Your name as your certificates show it, your picture, and how you sign in.',
  partner: 'How buyers see you, your company as statements show it, and how you sign in.',
};

/** 'My Profile' (specification section 2): who one is to others, how one signs in, and one's data. */
export function ProfilePage() {
  const route = useCurrentRoute();
  const place = route && 'frame' in route ? route.frame : 'account';
  const profile = useProfile();
  const { latest, renew } = profile;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'My Account', to: pathTo('account') },
          { label: 'My Profile' },
        ]}
      />
      <ListHead title="My Profile" lead={LEADS[place]} isTight />
      <QueryView query={profile} skeleton={<Skeleton variant="rounded" height={720} />}>
        {(data) => (
          <>
            <ProfileSection title="Picture" description="Everyone sees it beside your name.">
              <ChangePicture profile={data} />
            </ProfileSection>
            <ProfileSection title="Details" description="Only your name is seen by others.">
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
