import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useProfile } from '../../api/resources/profile';
import { PageHead } from '../../list/PageHead';
import { QueryView } from '../../ui/QueryView';
import { EmailAndPassword } from './EmailAndPassword';
import { ProfileForm } from './forms/ProfileForm';
import { YourData } from './YourData';

const LEAD = 'Your name and picture, your details, how you sign in, and your data.';

export interface ProfilePageProps {
  /** What the member is here: a buyer, a student, or a vendor. */
  opening: ReactNode;
  /** Whether the company is folded as long as nothing is known of it: not all have one. */
  isCompanyFolded?: boolean;
}

/** 'My Profile' (specification section 2): who one is to others, how one signs in, and one's data. */
export function ProfilePage({ opening, isCompanyFolded = true }: ProfilePageProps) {
  const profile = useProfile();
  const { latest, renew } = profile;
  return (
    <>
      <PageHead title="My Profile" lead={LEAD} />
      {opening}
      <QueryView query={profile} skeleton={<Skeleton variant="rounded" height={720} />}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: { xs: 5, lg: 4 }, mt: { xs: 4, md: 5 } }}>
            <ProfileForm latest={latest!} renew={renew} isCompanyFolded={isCompanyFolded} />
            <EmailAndPassword email={data.email} />
            <YourData />
          </Box>
        )}
      </QueryView>
    </>
  );
}
