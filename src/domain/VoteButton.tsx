import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatCount } from '../lib/text';
import { springyIcon } from '../theme/surfaceStyles';
import { radius, tabularNumbers } from '../theme/tokens';
import { ThumbUpIcon } from '../ui/moreIcons';

const Button = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle2,
  ...tabularNumbers,
  gap: 8,
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: radius.pill,
  color: theme.vars.palette.text.primary,
  ...springyIcon,
  '& svg': { fontSize: '1rem' },
  // As high to a finger as other buttons.
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
  },
}));

export interface VoteButtonProps {
  /** Completes "vote for this …", for example `comment by Ana`. */
  what: string;
  /** Says what a vote means, where a raised thumb alone leaves that open. */
  word?: string;
  /** How many have voted. */
  score: number;
  /** Whether your own vote is among them. */
  voted: boolean;
  /** Called with whether to vote or to take the vote back. */
  onVote: (voted: boolean) => void;
}

/** One vote, to give and to take back; the count beside it (specification, section 2). */
export function VoteButton({ what, word, score, voted, onVote }: VoteButtonProps) {
  const shown = word === undefined ? formatCount(score) : `${word} ${formatCount(score)}`;
  return (
    <Button
      aria-pressed={voted}
      aria-label={`${shown} — vote for this ${what}`}
      onClick={() => onVote(!voted)}
    >
      <ThumbUpIcon />
      {shown}
    </Button>
  );
}
