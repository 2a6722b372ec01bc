import { styled } from '@mui/material/styles';
import type { Listing } from '../api/resources/listings';
import { radius, weight } from '../theme/tokens';

/** The color of each level that is known. */
export const LEVEL_COLORS = { basic: 'success', diploma: 'primary', advance: 'warning' } as const;

const Level = styled('span')(({ theme }) => ({
  // As high as its line, in a sentence, too.
  display: 'inline-block',
  padding: '0 7px',
  borderRadius: radius.small,
  fontWeight: weight.strong,
  backgroundColor: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
  ...Object.fromEntries(
    Object.entries(LEVEL_COLORS).map(([level, color]) => [
      `&[data-level="${level}"]`,
      {
        backgroundColor: theme.vars.palette.tint[color],
        color: theme.vars.palette[color].main,
      },
    ]),
  ),
}));

/** The level of a course in the words of the server; each that is known has a color of its own. */
export function LevelBadge({ level }: { level: NonNullable<Listing['certification']> }) {
  return <Level data-level={level.id}>{level.name}</Level>;
}
