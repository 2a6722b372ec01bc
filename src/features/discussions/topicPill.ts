import type { Theme } from '@mui/material/styles';
import { radius } from '../../theme/tokens';

/** The colors of the topics that the specification names (section 2): entries of the palette. */
const TOPIC_TINTS = {
  'ask-me-anything': 'primary',
  'introduce-yourself': 'success',
  'artificial-intelligence': 'info',
  design: 'error',
  development: 'warning',
} as const;

/** Each topic in a color of its own, by `data-topic`, so that the eye finds those that it looks for. */
export const topicPill = (theme: Theme) => ({
  ...theme.typography.overline,
  padding: '2px 8px',
  borderRadius: `${radius.small}px`,
  backgroundColor: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
  ...Object.fromEntries(
    Object.entries(TOPIC_TINTS).map(([topic, tint]) => [
      `&[data-topic="${topic}"]`,
      { backgroundColor: theme.vars.palette.tint[tint], color: theme.vars.palette[tint].main },
    ]),
  ),
});
