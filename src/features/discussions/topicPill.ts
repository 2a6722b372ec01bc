import type { Theme } from '@mui/material/styles';
import { dotLabel } from '../../ui/dotLabel';

/** The colors of the topics that the specification names (section 2): entries of the palette. */
const TOPIC_COLORS = {
  'ask-me-anything': 'primary',
  'introduce-yourself': 'success',
  'artificial-intelligence': 'info',
  design: 'error',
  development: 'warning',
} as const;

/** Each topic with a dot in a color of its own, by `data-topic`, so that the eye finds those that it looks for. */
export const topicPill = (theme: Theme) => ({
  ...theme.typography.overline,
  ...dotLabel(theme),
  padding: '2px 8px',
  ...Object.fromEntries(
    Object.entries(TOPIC_COLORS).map(([topic, color]) => [
      `&[data-topic="${topic}"]`,
      { '--dot': theme.vars.palette[color].main },
    ]),
  ),
});
