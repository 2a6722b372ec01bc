import Box from '@mui/material/Box';
import { useIsLeaving } from '../routing/useIsLeaving';

/** A thin bar while the next page's code is fetched; quick answers stay below its delay. */
export function NavigationProgress() {
  if (!useIsLeaving()) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: -2,
        height: 3,
        bgcolor: 'var(--header-accent)',
        transformOrigin: 'left',
        opacity: 0,
        animation: 'page-wait 6s cubic-bezier(0.1, 0.6, 0.2, 1) 180ms forwards',
        '@keyframes page-wait': {
          from: { opacity: 1, transform: 'scaleX(0.08)' },
          to: { opacity: 1, transform: 'scaleX(0.92)' },
        },
        '@media (prefers-reduced-motion: reduce)': { animationTimingFunction: 'step-end' },
      }}
    />
  );
}
