import { pagePadding } from '../theme/pageSteps';

/**
 * A page of one's own below the menu of its section. It is a tool, so its title leaves the room to
 * what one has come for.
 */
export const framedPage = {
  ...pagePadding,
  // The title of an empty state is one only where it takes the place of all else.
  '& h1:not(.MuiTypography-h3)': {
    fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.375rem)',
    lineHeight: 1.12,
    letterSpacing: '-0.028em',
  },
} as const;
