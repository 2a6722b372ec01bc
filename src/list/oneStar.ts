/**
 * Makes one star of the five of a `RatingLine`, where five have no room; the figure beside it says the
 * rest. A whole one: filled in part, it would say another figure.
 */
export const oneStar = {
  '--filled': '100% !important',
  width: '1.1em',
  maskSize: '100% 100%',
} as const;
