import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/**
 * The grid of both pages of the blog: what is read at the left, two parts beside it at the right.
 * On phones the head of the side (search and categories, or the contents) comes first and its foot
 * last, in the order of the document.
 */
export const blogGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 272px',
    lg: 'minmax(0, 1fr) 304px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 5, lg: 8 },
  rowGap: { xs: 4, md: 4.5 },
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

export const sideFoot: SystemStyleObject<Theme> = {
  gridColumn: { md: 2 },
  gridRow: { md: 2 },
  minWidth: 0,
};

/** The title of a post is a sentence, so it is smaller than the name of a page. */
export const articleTitle: SystemStyleObject<Theme> = {
  mt: 1,
  maxWidth: '22ch',
  fontSize: 'clamp(2rem, 1.45rem + 2vw, 3rem)',
  lineHeight: 1.08,
};

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
