import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBookmarks } from '../../api/resources/bookmarks';
import { useSession } from '../../api/resources/session';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { AccountTiles } from './AccountTiles';
import { Greeting } from './Greeting';
import { SavedDeals } from './SavedDeals';
import { UnreadNotices } from './UnreadNotices';

/** 'My Account' (specification section 2, buyer area): where login leads. */
export function AccountPage() {
  const { user } = useSession();
  const { data: wishlist } = useBookmarks(true);
  const { hash, key } = useLocation();

  // A link to a section moves the keyboard there too, also when it is followed a second time.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);

  if (!user) return null;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'My Account' }]} />
      <Box sx={{ mt: { xs: 2.5, md: 3.5 }, display: 'grid', gap: { xs: 4, md: 6 } }}>
        <Greeting user={user} savedCount={wishlist?.listingIds.length} />
        <AccountTiles />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 7 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: 'minmax(0, 1fr) minmax(320px, 380px)',
            },
          }}
        >
          <SavedDeals />
          <UnreadNotices />
        </Box>
      </Box>
    </>
  );
}
