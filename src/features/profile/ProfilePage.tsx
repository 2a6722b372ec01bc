import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useProfile } from '../../api/resources/profile';
import { PageHead } from '../../list/PageHead';
import { routeNamed } from '../../routing/routeTable';
import { QueryView } from '../../ui/QueryView';
import { EmailAndPassword } from './EmailAndPassword';
import { ProfileForm } from './forms/ProfileForm';
import { YourData } from './YourData';

export interface ProfilePageProps {
  /** One profile in three areas, each of which says what of it is for them. */
  route: 'profile' | 'vendorProfile' | 'studentProfile';
  /** What the member has here as a buyer, a student, or a vendor; last unless it leads. */
  own: ReactNode;
  /** What the area is about and so comes first, before who one is. */
  leads?: 'own' | 'company';
}

/** 'My Profile' (specification section 2): who one is to others, how one signs in, and one's data. */
export function ProfilePage({ route, own, leads }: ProfilePageProps) {
  const profile = useProfile();
  const { latest, renew } = profile;
  return (
    <>
      <PageHead title="My Profile" lead={routeNamed(route).description} />
      {leads === 'own' ? <Box sx={{ mb: parts.gap }}>{own}</Box> : null}
      <QueryView query={profile} skeleton={<Skeleton variant="rounded" height={720} />}>
        {(data) => (
          <Box sx={parts}>
            <ProfileForm latest={latest!} renew={renew} isCompanyFirst={leads === 'company'} />
            <EmailAndPassword email={data.email} />
            <YourData />
          </Box>
        )}
      </QueryView>
      {/* Not before it is known what is above it, but also where that could not be loaded. */}
      {leads !== 'own' && (profile.data || profile.error) ? <Box sx={ownPlace}>{own}</Box> : null}
    </>
  );
}

const ownPlace = { mt: { xs: 5, lg: 4 } } as const;

const parts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 5, lg: 4 },
} as const;
