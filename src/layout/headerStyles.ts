import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { easing, motion, veil } from '../theme/tokens';

/** Height of the header in px, the same in every state. */
export const HEADER_HEIGHT = { xs: 60, md: 72 } as const;

/**
 * `sx` of the header. Scrolling changes colors only, so nothing moves; what is in the header
 * takes its accents from `--header-accent` and `--header-on-accent`. Black in the dark scheme is
 * deeper than the page and keeps a hairline.
 */
export function headerStyles(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars;
  return {
    '--header-accent': palette.primary.main,
    '--header-on-accent': palette.primary.contrastText,
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
    '&[data-scrolled="true"]': {
      '--header-accent': palette.accent.main,
      '--header-on-accent': palette.accent.contrastText,
      '--header-hover': veil.hover,
      '--header-field-edge': veil.edge,
      borderColor: 'transparent',
      backgroundColor: palette.surface.band,
      color: palette.surface.onBand,
      ...theme.applyStyles('dark', {
        borderColor: palette.divider,
        backgroundColor: palette.common.black,
      }),
      '--ring': palette.accent.main,
    },
    '@media print': { position: 'static' },
  };
}
