/** `sx` of an `<ol>`: each step after its number in a circle, on the first line of its words. */
export const numberedSteps = {
  m: 0,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  rowGap: 2,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 1.5,
    counterIncrement: 'step',
    textWrap: 'pretty',
  },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeContent: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    bgcolor: 'tint.primary',
    color: 'primary.main',
    typography: 'subtitle2',
  },
} as const;
