import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { easing, motion } from '../theme/tokens';
import { DOTS_HEIGHT, SLIDE_GAP } from './CarouselFrame';

/**
 * The few rules that react-slick needs. The widths it renders before it has measured are
 * percentages of the same boxes, so that measuring moves nothing; slides are as tall as the
 * tallest.
 */
export function carouselStyles(theme: Theme): SystemStyleObject<Theme> {
  return {
    minWidth: 0,
    // On paper nothing slides: every slide is there once, in rows.
    '@media print': {
      '& .slick-track': {
        width: '100% !important',
        flexWrap: 'wrap',
        rowGap: 2,
        transform: 'none !important',
      },
      '& .slick-cloned, & .carousel-dots, & .carousel-progress': { display: 'none' },
    },
    '& .carousel-slide': { display: 'block !important', minWidth: 0, height: '100%' },
    '& .carousel-slide > *': { height: '100%' },
    '& .slick-slider': { position: 'relative', touchAction: 'pan-y' },
    // Only while it is dragged: what can't be selected, searches leave out.
    '& .slick-slider:active': { userSelect: 'none' },
    '& .slick-list': {
      overflow: 'hidden',
      // Inside for shadows and focus rings, outside not seen: a shadow falls far below its card.
      padding: '12px 0 36px',
      margin: `-12px -${SLIDE_GAP / 2}px -36px`,
    },
    '& .slick-track': { position: 'relative', display: 'flex' },
    '& .slick-slide': { flexShrink: 0, height: 'auto', padding: `0 ${SLIDE_GAP / 2}px` },
    '& .slick-slide > div': { height: '100%' },
    '& .carousel-dots, & .carousel-progress': { position: 'relative' },
    '& .carousel-progress': {
      height: 4,
      maxWidth: 160,
      margin: `${(DOTS_HEIGHT - 4) / 2 + 6}px auto ${(DOTS_HEIGHT - 4) / 2 - 6}px`,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.divider,
      '& > div': {
        height: 4,
        borderRadius: 2,
        backgroundColor: theme.vars.palette.primary.main,
        '@media (prefers-reduced-motion: no-preference)': {
          transition: `margin-left ${motion.calm}ms ${easing}`,
        },
      },
    },
    '& .carousel-dots': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'center',
      minHeight: DOTS_HEIGHT,
      margin: 0,
      padding: '12px 0 0',
      listStyle: 'none',
    },
    '& .carousel-dots button': {
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      padding: 0,
      border: 0,
      borderRadius: 14,
      background: 'none',
      cursor: 'pointer',
      '&::before': {
        content: '""',
        width: 8,
        height: 8,
        borderRadius: 4,
        backgroundColor: theme.vars.palette.outline,
        '@media (prefers-reduced-motion: no-preference)': {
          transition: `width ${motion.calm}ms ${easing}, background-color ${motion.calm}ms`,
        },
      },
      '&:hover::before': { backgroundColor: theme.vars.palette.text.primary },
      '&[aria-current]::before': { width: 22, backgroundColor: theme.vars.palette.primary.main },
    },
  };
}
