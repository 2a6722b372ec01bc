import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useProfile } from '../../api/resources/profile';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { EmailAndPassword } from './EmailAndPassword';
import { ProfileForm } from './forms/ProfileForm';
import { ChangePicture } from './picture/ChangePicture';
import { ProfileSection } from './ProfileSection';
import { YourData } from './YourData';

/** 'My Profile' (specification section 2): who one is to others, how one signs in, and one's data. */
export function ProfilePage() {
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
      <Typography variant="h1" sx={{ mt: { xs: 2.5, md: 3.5 }, mb: 3 }}>
        My Profile
      </Typography>
      <QueryView query={profile} skeleton={<Skeleton variant="rounded" height={720} />}>
        {(data) => (
          <>
            <ProfileSection title="Picture" description="Everyone sees it beside your name.">
              <ChangePicture profile={data} />
            </ProfileSection>
            <ProfileSection title="Details" description="Only your name is seen by others.">
              <ProfileForm latest={latest!} renew={renew} />
            </ProfileSection>
            <EmailAndPassword email={data.email} />
            <YourData />
          </>
        )}
      </QueryView>
    </>
  );
}
