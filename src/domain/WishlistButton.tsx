import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useWishlist, type Savable } from '../api/resources/bookmarks';
import { useOwnChange } from '../session/useOwnChange';
import { springyIcon, wholeArea } from '../theme/surfaceStyles';
import { HeartIcon } from '../ui/icons';

export interface WishlistButtonProps {
  /** A listing; of a template its kind, too. */
  item: Savable & { title: string };
  /** `icon`: a round heart for the corner of a picture; `button`: a heart with a word beside it. */
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
      sx={{
        width: 32,
        height: 32,
        p: '7px',
        borderRadius: '50%',
        // The picture goes on below it.
        bgcolor: 'color-mix(in srgb, var(--mui-palette-background-paper) 80%, transparent)',
        backdropFilter: 'blur(6px)',
        // Its edge, where the picture is as pale.
        border: '1px solid color-mix(in srgb, var(--mui-palette-text-primary) 20%, transparent)',
        color: saved ? 'deal.main' : 'text.primary',
        '&:hover': { bgcolor: 'background.paper', color: 'deal.main' },
        // For fingers as large as any button.
        '@media (pointer: coarse)': { '&::after': { ...wholeArea, inset: '-6px' } },
        ...springyIcon,
        // Whole within the corner of a card that cuts what is past its edge.
        '&:focus-visible': { outlineOffset: '1px' },
      }}
    >
      <HeartIcon fontSize="small" sx={fill} />
    </IconButton>
  );
}
