/** `sx` of a heading with questions beside it, which begin where the second of the topics does; below it on phones. */
export const answerColumns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'calc((100% - 32px) / 3) minmax(0, 1fr)',
    lg: 'calc((100% - 48px) / 4) minmax(0, 1fr)',
  },
  '& > :not(:last-child)': { pr: { md: 3 } },
} as const;
