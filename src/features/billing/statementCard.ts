/**
 * Styles of a statement on phones: its month and what is left of it in the first line, the other amounts
 * in two columns below, and at its end how it stands and its file.
 */
export const statementCard = {
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.75,
    pl: 1.5,
    '&::before, &::after': { display: 'none' },
    '& td': { order: 0, typography: 'caption' },
    '& td:is([data-place="title"], [data-place="amount"])': { order: -1, typography: 'subtitle2' },
    '& td[data-place="title"]': { order: -2 },
    '& td[data-place="amount"]': { justifySelf: 'end' },
    '& td:is([data-place="status"], [data-place="actions"])': { order: 1 },
    '& td[data-place="status"]': { gridColumn: 1 },
    '&& td[data-place="actions"]': { order: 2, gridColumn: 2, justifySelf: 'end' },
  },
} as const;
