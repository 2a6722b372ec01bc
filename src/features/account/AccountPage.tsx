import Box from '@mui/material/Box';
import { useSession } from '../../api/resources/session';
import { useReachedWidth } from '../../ui/useMatchMedia';
import { AccountTiles } from './AccountTiles';
import { Greeting } from './Greeting';
import { LatestNotices } from './LatestNotices';
import { LatestOrders } from './LatestOrders';

/** From here on the tiles have room beside each other, in px. */
const WIDE = [600];

/** 'My Account' (specification section 2, buyer area): where login leads. */
export function AccountPage() {
  const { user } = useSession();
  const isPhone = useReachedWidth(WIDE) === 0;
  if (!user) return null;
  return (
    <>
      <Greeting user={user} />
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 } }}>
        {isPhone ? null : <AccountTiles />}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 7 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <LatestOrders />
          {/* The tabs above lead to the same pages: on phones what was bought comes before them. */}
          {isPhone ? <AccountTiles /> : null}
          <LatestNotices />
        </Box>
      </Box>
    </>
  );
}
