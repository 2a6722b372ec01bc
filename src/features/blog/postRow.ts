import { radius, rowPicture } from '../../theme/tokens';

/** Styles of a post's card as a row, for phones: its picture at the left, smaller than a card's. */
export const postRow = {
  display: 'grid',
  gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
  gridTemplateRows: 'auto 1fr',
  columnGap: 12,
  padding: 12,
  '& .ArticleCard-body': { display: 'contents' },
  '& .ArticleCard-picture': {
    gridRow: '1 / span 2',
    alignSelf: 'start',
    aspectRatio: '4 / 3',
    borderRadius: radius.small,
  },
  '& .ArticleCard-picture > *': { height: '100%', outlineWidth: 1 },
  '& .ArticleCard-excerpt, & .ArticleCard-foot': { gridColumn: '1 / -1' },
  '& .ArticleCard-foot': { paddingTop: 8 },
} as const;
