import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/**
 * The grid of the list of posts: what is read at the left, two parts beside it at the right.
 * On phones the head of the side (search and categories, or the contents) comes first and its foot
 * last, in the order of the document.
 */
export const blogGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 272px',
    lg: 'minmax(0, 1fr) 288px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 5, lg: 8 },
  rowGap: { xs: 2, sm: 4, md: 4.5 },
};

export const sideHead: SystemStyleObject<Theme> = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  minWidth: 0,
};

export const resultsPlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 1 },
  gridRow: { md: '1 / span 2' },
  minWidth: 0,
};

/** The last part at the side, which goes along with who reads instead of leaving the column bare. */
export const lastAtSide: SystemStyleObject<Theme> = {
  position: { md: 'sticky' },
  top: { md: 96 },
  alignSelf: 'start',
};

export const sideFoot: SystemStyleObject<Theme> = {
  ...lastAtSide,
  gridColumn: { md: 2 },
  gridRow: { md: 2 },
  minWidth: 0,
};

export const articleTitle = { mt: 1, maxWidth: '22ch' } as const;

/** The head of a post: words at the left, the picture at the right, or below on phones. */
export const articleHead: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: { md: 5, lg: 8 },
  rowGap: 3,
};

export const articlePicture: SystemStyleObject<Theme> = {
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: '14px',
};

/**
 * Below the head of a post: its contents, its text and more of the blog beside each other in wide
 * windows; in narrower ones the contents above the text.
 */
export const articleGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 272px',
    lg: '208px minmax(0, 1fr) 288px',
  },
  gridTemplateRows: { md: 'auto 1fr', lg: 'auto' },
  columnGap: { md: 5, lg: 6 },
  rowGap: 4,
  mt: { xs: 3, md: 6 },
};

/** The contents of a post go along with who reads. */
export const articleContents: SystemStyleObject<Theme> = {
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: 96 },
  alignSelf: 'start',
};

export const articleText: SystemStyleObject<Theme> = {
  gridColumn: { md: 1, lg: 2 },
  gridRow: { md: 2, lg: 1 },
  minWidth: 0,
};

/** What follows a text is as wide as that, whose letters are larger. */
export const articleFoot: SystemStyleObject<Theme> = {
  maxWidth: '68ch',
  typography: { sm: 'lead' },
  '& > *': { typography: 'body1' },
};

export const articleSide: SystemStyleObject<Theme> = {
  gridColumn: { md: 2, lg: 3 },
  gridRow: { md: '1 / span 2', lg: 1 },
  minWidth: 0,
};
