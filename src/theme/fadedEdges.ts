/**
 * Styles of a row that scrolls sideways: it fades out at each edge behind which it goes on. Browsers
 * without scroll timelines show it without.
 */
export const fadedEdges = {
  '@keyframes faded-edges': {
    '0%': { '--fade-start': '0px', '--fade-end': '32px' },
    '2%, 98%': { '--fade-start': '32px', '--fade-end': '32px' },
    '100%': { '--fade-start': '32px', '--fade-end': '0px' },
  },
  '@supports (animation-timeline: scroll())': {
    maskImage:
      'linear-gradient(to right, transparent, #000 var(--fade-start, 0px), #000 calc(100% - var(--fade-end, 0px)), transparent)',
    animation: 'faded-edges linear both',
    animationTimeline: 'scroll(self inline)',
  },
} as const;
