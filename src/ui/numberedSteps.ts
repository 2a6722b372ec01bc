/** `sx` of the number of a step, in a circle; what is open or done has a ground of its own. */
export const stepMark = {
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  borderRadius: '50%',
  bgcolor: 'tint.primary',
  color: 'primary.main',
  typography: 'overline',
} as const;

/** The step that is open, and those that are done. */
export const openMark = { bgcolor: 'fill', color: 'common.white' } as const;
export const doneMark = { bgcolor: 'tint.success', color: 'success.main' } as const;

/** `sx` of an `<ol>` of small text: each step after its number, on the first line of its words. */
export const numberedSteps = {
  m: 0,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  rowGap: 2,
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 1.5,
    counterIncrement: 'step',
    textWrap: 'pretty',
  },
  '& > li::before': { content: 'counter(step)', ...stepMark },
  // In the middle of the number.
  '& > li > :first-of-type': { pt: '1.5px' },
} as const;
