import type { CSSProperties } from 'react';
import { styled } from '@mui/material/styles';

const STAR = 'm12 1.6 3.2 6.6 7.2 1-5.2 5.1 1.2 7.2L12 18.1 5.6 21.5l1.2-7.2L1.6 9.2l7.2-1L12 1.6Z';

/**
 * One element for all five stars: a star mask repeated over a two-color field. A list of forty
 * ratings stays forty elements.
 */
const Stars = styled('span')(({ theme }) => {
  const image = `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${STAR}'/></svg>`,
  )}")`;
  const { rating, outline } = theme.vars.palette;
  return {
    display: 'inline-block',
    flexShrink: 0,
    width: '5.5em',
    height: '1.1em',
    verticalAlign: '-0.16em',
    mask: `${image} 0 0 / 20% 100% repeat-x`,
    background: `linear-gradient(to right, ${rating.main} var(--filled), color-mix(in srgb, ${outline} 70%, transparent) 0)`,
    forcedColorAdjust: 'none',
  };
});

export interface RatingStarsProps {
  /** From 0 to 5; parts of a star are filled in part. */
  value: number;
  /** Size of a star as CSS font size; that of the text around it when left out. */
  size?: string;
  /** True where the rating already stands beside it as text: the stars are decoration then. */
  decorative?: boolean;
}

/** A rating that is only shown. For one to be given see `StarRatingInput`. */
export function RatingStars({ value, size, decorative = false }: RatingStarsProps) {
  const clamped = Math.min(5, Math.max(0, value));
  const name = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': `Rated ${Number(clamped.toFixed(1))} out of 5` };
  return (
    <Stars {...name} style={{ '--filled': `${clamped * 20}%`, fontSize: size } as CSSProperties} />
  );
}
