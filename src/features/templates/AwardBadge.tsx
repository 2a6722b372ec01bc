import { styled } from '@mui/material/styles';
import { Badge } from '../../ui/Badge';

const Award = styled(Badge)(({ theme }) => ({
  // Lime is for what is saved.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
}));

/** `Award 2022`, without a star: on cards it stands beside those of the rating; nothing without one. */
export function AwardBadge({ year }: { year: number | null }) {
  if (year === null) return null;
  return <Award>Award {year}</Award>;
}
