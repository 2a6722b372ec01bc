import { styled } from '@mui/material/styles';
import type { Listing } from '../api/resources/listings';
import { weight } from '../theme/tokens';
import { dotLabel } from '../ui/dotLabel';

/** The color of each level that is known. */
export const LEVEL_COLORS = { basic: 'success', diploma: 'primary', advance: 'warning' } as const;

const Level = styled('span')(({ theme }) => ({
  ...dotLabel(theme),
  // As high as its line, in a sentence, too.
  verticalAlign: 'bottom',
  padding: '0 7px',
  fontWeight: weight.strong,
  ...Object.fromEntries(
    Object.entries(LEVEL_COLORS).map(([level, color]) => [
      `&[data-level="${level}"]`,
      { '--dot': theme.vars.palette[color].main },
    ]),
  ),
}));

/** The level of a course in the words of the server; each that is known has a color of its own. */
export function LevelBadge({ level }: { level: NonNullable<Listing['certification']> }) {
  return <Level data-level={level.id}>{level.name}</Level>;
}
