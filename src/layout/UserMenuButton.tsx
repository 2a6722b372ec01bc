import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useState } from 'react';
import type { User } from '../api/resources/session';
import { ChevronDownIcon } from '../ui/icons';
import { Picture } from '../ui/Picture';
import { loadUserMenu } from './loadOverlays';
import { Overlay } from './Overlay';
import { prefetchOn } from './prefetchOn';

/** The member's picture, which opens the menu of the account. */
export function UserMenuButton({ user }: { user: User | undefined }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <ButtonBase
        aria-label={user ? `Account menu of ${user.name}` : 'Account menu'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!user}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...prefetchOn(loadUserMenu)}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          height: 40,
          px: 0.5,
          mr: -1,
          gap: 0.25,
          borderRadius: '20px',
          '&:hover': { bgcolor: 'var(--header-hover)' },
        }}
      >
        {user ? (
          <Picture
            src={user.avatarUrl}
            alt=""
            name={user.name}
            width={32}
            height={32}
            priority
            sx={{ width: 32, height: 32, borderRadius: '50%' }}
          />
        ) : (
          <Skeleton variant="circular" width={32} height={32} />
        )}
        <ChevronDownIcon fontSize="small" />
      </ButtonBase>
      {user ? (
        <Overlay
          load={loadUserMenu}
          isOpen={anchor !== null}
          onFailure={close}
          content={{ user, anchor, onClose: close }}
        />
      ) : null}
    </>
  );
}
