import { radius } from '../theme/tokens';

/**
 * Styles of a table's rows on phones as lines of one surface, not as a card each: a mark of the picture,
 * title and price, and below them the other facts, the state last. The one link of its actions is a
 * chevron at the end there, as the whole line is pressed for it; its words are kept for screen readers.
 */
export const lineRow = {
  '& tbody': {
    gap: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: `${radius.card}px`,
    bgcolor: 'background.paper',
    overflow: 'hidden',
  },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto auto auto',
    gridTemplateAreas: '"media title title price go" "media facts more status go"',
    alignItems: 'center',
    columnGap: 1.25,
    rowGap: 0.25,
    p: 1.5,
    border: 0,
    borderRadius: 0,
    bgcolor: 'transparent',
    '&::before, &::after': { display: 'none' },
    '& + tr': { borderTop: 1, borderColor: 'divider' },
    '& td, & td:not([data-place])': { order: 0, typography: 'caption' },
    '& td[data-place="media"]': { position: 'static', gridArea: 'media', width: 56 },
    '& td[data-place="media"] > *': { minWidth: 0 },
    '& td[data-place="title"]': {
      gridArea: 'title',
      minHeight: 0,
      pl: 0,
      typography: 'body2',
      // One line of words.
      '& > *': { display: 'inline' },
      '& > * + *': { ml: 0.75 },
    },
    '& td[data-place="price"]': { gridArea: 'price', alignSelf: 'start', justifySelf: 'end' },
    '& td[data-place="bare"]': {
      gridArea: 'facts',
      color: 'text.secondary',
      // Below each other in all rows, as beside each other they have room in some only.
      '& > span': { display: 'block' },
    },
    '& td:not([data-place])': { gridArea: 'more' },
    // Of one nothing needs to be said, but to screen readers.
    '& td:has(> [data-one])': { position: 'absolute', width: '1px', clipPath: 'inset(50%)' },
    '& td[data-place="status"]': { gridArea: 'status', justifySelf: 'end' },
    '& td[data-place="actions"]': { gridArea: 'go', m: 0 },
    '& td[data-place="actions"] > a[data-row]': {
      minWidth: 0,
      minHeight: 0,
      m: 0,
      p: 0,
      fontSize: 0,
      '&::before': {
        content: '""',
        width: 8,
        height: 8,
        mr: '2px',
        borderTop: '2px solid',
        borderRight: '2px solid',
        transform: 'rotate(45deg)',
      },
      '&:focus-visible': { outline: 0 },
      '&:focus-visible::after': { outline: '2px solid', outlineOffset: '-2px' },
    },
  },
} as const;
