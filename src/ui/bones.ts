import { keyframes, type Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/**
 * Styles for a component whose skeleton is plain elements of the class `Bone` inside it, `Bone-text`
 * where a bone stands for a line of text. Dozens of Material UI's Skeletons would cost more time
 * than what they stand for, and that before the first paint; elsewhere use those.
 */
export const bones = (theme: Theme) => ({
  '& .Bone': {
    display: 'block',
    borderRadius: radius.small,
    backgroundColor: theme.vars.palette.Skeleton.bg,
    animation: `${pulse} 2s ease-in-out 0.5s infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  // As high as a line of the text around it, to the eye as its letters.
  '& .Bone-text': { transform: 'scaleY(0.6)', '&::before': { content: '"\\00a0"' } },
});
