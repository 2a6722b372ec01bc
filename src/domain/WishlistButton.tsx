import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useWishlist, type Savable } from '../api/resources/bookmarks';
import { useOwnChange } from '../session/useOwnChange';
import { springyIcon } from '../theme/surfaceStyles';
import { radius } from '../theme/tokens';
import { HeartIcon } from '../ui/icons';

export interface WishlistButtonProps {
  /** A listing; of a template its kind, too. */
  item: Savable & { title: string };
  /** `icon`: a heart in a frame, for cards and rows; `button`: a heart with a word beside it. */
  variant?: 'icon' | 'button';
}

/**
 * Puts a listing or a template on the wishlist or takes it off. The heart changes at once; where the server
 * refuses, it changes back and says so. A visitor signs in first.
 */
export function WishlistButton({ item, variant = 'icon' }: WishlistButtonProps) {
  const wishlist = useWishlist();
  const change = useOwnChange();
  const saved = wishlist.has(item);
  // One heart, filled or not: another one in its place would not spring back.
  const fill = { '& path': { fill: saved ? 'currentColor' : 'none' } };

  const toggle = () =>
    void change(() => wishlist.set(item, !saved), {
      reason: `save ${item.title}`,
      failure: `${item.title} could not be ${saved ? 'removed from' : 'saved to'} your wishlist.`,
    });

  const shared = { 'aria-pressed': saved, onClick: toggle };

  if (variant === 'button') {
    return (
      <Button
        {...shared}
        variant="outlined"
        color="secondary"
        size="large"
        aria-label={`Wishlist: ${item.title}`}
        startIcon={<HeartIcon sx={{ ...fill, color: saved ? 'deal.main' : 'inherit' }} />}
        sx={springyIcon}
      >
        Wishlist
      </Button>
    );
  }
  return (
    <IconButton
      {...shared}
      aria-label={`Wishlist: ${item.title}`}
      sx={[frame, { color: saved ? 'deal.main' : 'text.primary' }]}
    >
      <HeartIcon fontSize="small" sx={fill} />
    </IconButton>
  );
}

/** One shape in all cards, among the words: on a picture it would cover some of it. */
const frame = {
  // Above the link that a card is.
  zIndex: 1,
  flexShrink: 0,
  width: 40,
  height: 40,
  p: 0,
  border: '1px solid',
  borderColor: 'surface.controlEdge',
  borderRadius: `${radius.control}px`,
  '@media (max-width: 599.95px), (pointer: coarse)': { width: 44, height: 44 },
  '&:hover': { color: 'deal.main' },
  ...springyIcon,
} as const;
