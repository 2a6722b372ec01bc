import { styled } from '@mui/material/styles';
import { Badge } from '../../ui/Badge';
import { StarIcon } from '../../ui/moreIcons';

const Award = styled(Badge)(({ theme }) => ({
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.accent.contrastText,
}));

/** `Award 2022`; nothing without one. */
export function AwardBadge({ year }: { year: number | null }) {
  if (year === null) return null;
  return (
    <Award>
      <StarIcon />
      Award {year}
    </Award>
  );
}
