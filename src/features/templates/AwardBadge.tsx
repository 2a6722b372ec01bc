import { styled } from '@mui/material/styles';
import { radius, tabularNumbers } from '../../theme/tokens';
import { StarIcon } from '../../ui/icons';

const Root = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 8px',
  borderRadius: radius.small,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.accent.contrastText,
  '& svg': { fontSize: '0.9375rem' },
}));

/** `Award 2022`; nothing without one. */
export function AwardBadge({ year }: { year: number | null }) {
  if (year === null) return null;
  return (
    <Root>
      <StarIcon />
      Award {year}
    </Root>
  );
}
