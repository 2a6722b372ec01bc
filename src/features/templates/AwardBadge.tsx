import { styled } from '@mui/material/styles';
import { Badge } from '../../ui/Badge';
import { StarIcon } from '../../ui/moreIcons';

const Award = styled(Badge)(({ theme }) => ({
  // Lime is for what is saved.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  '& svg': { fontSize: '0.9375rem', color: theme.vars.palette.rating.main },
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
