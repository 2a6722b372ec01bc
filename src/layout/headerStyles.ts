import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { shortWindow } from '../theme/pageSteps';
import { easing, HEADER_HEIGHT, motion, veil } from '../theme/tokens';

/** The windows whose header has no room for the field of the search. */
export const noSearchField =
  '@media (max-width: 599.95px), (min-width: 900px) and (max-width: 1079.95px)';

/** All others. */
export const searchField =
  '@media (min-width: 600px) and (max-width: 899.95px), (min-width: 1080px)';

/**
 * `sx` of the header. Scrolling changes colors only, so nothing moves; what is in the header
 * takes its colors from `--header-accent`, `--header-fill` and `--header-on-fill`. In the dark
 * scheme it keeps the color of the page, with its main action as everywhere.
 */
export function headerStyles(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars;
  return {
    '--header-accent': palette.primary.main,
    '--header-fill': palette.fill,
    '--header-on-fill': palette.common.white,
    '--header-hover': palette.action.hover,
    '--header-field-edge': palette.outline,
    position: 'sticky',
    top: 0,
    zIndex: theme.zIndex.appBar,
    height: HEADER_HEIGHT,
    boxSizing: 'border-box',
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    transition: `background-color ${motion.base}ms ${easing}, border-color ${motion.base}ms ${easing}, color ${motion.base}ms ${easing}`,
    ...theme.applyStyles('dark', { backgroundColor: palette.background.default }),
    ...theme.applyStyles('light', {
      '&[data-scrolled="true"]': {
        '--header-accent': palette.accent.main,
        '--header-fill': palette.accent.main,
        '--header-on-fill': palette.accent.contrastText,
        '--header-hover': veil.hover,
        '--header-field-edge': veil.edge,
        '--ring': palette.accent.main,
        borderColor: 'transparent',
        backgroundColor: palette.surface.band,
        color: palette.surface.onBand,
      },
    }),
    // It stays above the page, for the suggestions that hang from it.
    [`${shortWindow}, print`]: { position: 'relative' },
  };
}
