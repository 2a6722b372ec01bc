import IconButton from '@mui/material/IconButton';
import { filled } from '../../ui/icons';
import { usePostActions, type Post } from './postActions';

const MoreIcon = /*#__PURE__*/ filled(
  'More',
  'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);

/** Opens the menu of a post: report it, or edit and delete your own. */
export function PostMenuButton({ target }: { target: Post }) {
  const { openMenu, prefetch } = usePostActions();
  const what =
    target.kind === 'discussion' ? 'discussion' : `comment by ${target.post.author?.name ?? ''}`;
  return (
    <IconButton
      size="small"
      aria-haspopup="menu"
      aria-label={`More for this ${what}`}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => openMenu(target, event.currentTarget)}
      sx={{ color: 'text.secondary' }}
    >
      <MoreIcon fontSize="small" />
    </IconButton>
  );
}
