import { numberedSteps } from './numberedSteps';

/**
 * `sx` of an `<ol>` that explains something in steps which have a heading and a text each: one look for
 * all of them, with the number in a circle as on small lists. What is open or done is for progress alone.
 */
export const titledSteps = {
  ...numberedSteps,
  rowGap: 2.5,
  typography: 'body1',
  '& > li': { ...numberedSteps['& > li'], columnGap: 2, alignContent: 'start' },
  // A heading is as high as its number.
  '& > li > :first-of-type': { minWidth: 0 },
  '& :is(h2, h3)': { m: 0, typography: 'h4' },
  '& p': { m: 0, mt: 0.5, color: 'text.secondary' },
} as const;
