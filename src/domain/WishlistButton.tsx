import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useWishlist } from '../api/resources/bookmarks';
import type { Listing } from '../api/resources/listings';
import { useOwnChange } from '../session/useOwnChange';
import { easing, motion } from '../theme/tokens';
import { HeartFilledIcon, HeartIcon } from '../ui/icons';

export interface WishlistButtonProps {
  listing: Pick<Listing, 'id' | 'title'>;
  /** `icon`: a round heart for the corner of a picture; `button`: a heart with a word beside it. */
  variant?: 'icon' | 'button';
}

/** The heart gives way under the finger, and comes back. */
const pressed = {
  '@media (prefers-reduced-motion: no-preference)': {
    '& svg': { transition: `transform ${motion.base}ms ${easing}` },
    '&:active svg': { transform: 'scale(0.78)' },
  },
} as const;

/**
 * Puts a listing on the wishlist or takes it off. The heart changes at once; where the server
 * refuses, it changes back and says so. A visitor signs in first.
 */
export function WishlistButton({ listing, variant = 'icon' }: WishlistButtonProps) {
  const wishlist = useWishlist();
  const change = useOwnChange();
  const saved = wishlist.has(listing.id);
  const Heart = saved ? HeartFilledIcon : HeartIcon;

  const toggle = () =>
    void change(() => wishlist.set(listing.id, !saved), {
      reason: 'save this deal',
      failure: saved
        ? `${listing.title} could not be removed from your wishlist.`
        : `${listing.title} could not be saved to your wishlist.`,
    });

  const shared = { 'aria-pressed': saved, onClick: toggle };

  if (variant === 'button') {
    return (
      <Button
        {...shared}
        variant="outlined"
        color="secondary"
        aria-label={`Wishlist: ${listing.title}`}
        startIcon={<Heart sx={{ color: saved ? 'deal.main' : 'inherit' }} />}
      >
        Wishlist
      </Button>
    );
  }
  return (
    <IconButton
      {...shared}
      aria-label={`Wishlist: ${listing.title}`}
      sx={{
        width: 36,
        height: 36,
        borderRadius: '50%',
        bgcolor: 'background.paper',
        color: saved ? 'deal.main' : 'text.primary',
        '&:hover': { bgcolor: 'background.paper', color: 'deal.main' },
        ...pressed,
      }}
    >
      <Heart fontSize="small" />
    </IconButton>
  );
}
