import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useWishlist } from '../api/resources/bookmarks';
import type { User } from '../api/resources/session';
import { pluralize } from '../lib/text';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { HeartIcon } from '../ui/icons';
import { CountBadge } from './CountBadge';
import { NoticesButton } from './NoticesButton';
import { UserMenuButton } from './UserMenuButton';

export interface MemberActionsProps {
  /** Undefined while it is not known yet: the buttons keep their room meanwhile. */
  user: User | undefined;
}

/** What a member has in the header: saved deals, notices, and the menu of the account. */
export function MemberActions({ user }: MemberActionsProps) {
  const { count } = useWishlist();
  return (
    <>
      <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <IconButton
          component={AppLink}
          to={pathTo('wishlist')}
          aria-label={`Wishlist, ${pluralize(count, 'saved deal', 'saved deals')}`}
        >
          <CountBadge count={count}>
            <HeartIcon />
          </CountBadge>
        </IconButton>
      </Box>
      <NoticesButton />
      <UserMenuButton user={user} />
    </>
  );
}
