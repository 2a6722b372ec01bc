import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatCount } from '../../lib/text';
import { radius, tabularNumbers } from '../../theme/tokens';
import { ThumbUpIcon } from '../../ui/icons';
import { usePostActions, type Post } from './postActions';

const Button = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  fontWeight: 600,
  gap: 8,
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: radius.pill,
  color: theme.vars.palette.text.primary,
  '& svg': { fontSize: '1rem' },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
  },
}));

/** One vote for a post, to give and to take back; the count beside it (specification, section 2). */
export function VoteButton({ target }: { target: Post }) {
  const { vote } = usePostActions();
  const { score, voted, author } = target.post;
  const what = target.kind === 'discussion' ? 'discussion' : `comment by ${author?.name ?? ''}`;
  return (
    <Button
      aria-pressed={voted}
      aria-label={`${formatCount(score)} — vote for this ${what}`}
      onClick={() => vote(target, !voted)}
    >
      <ThumbUpIcon />
      {formatCount(score)}
    </Button>
  );
}
