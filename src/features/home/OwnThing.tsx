import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppLink } from '../../routing/AppLink';
import { radius, weight } from '../../theme/tokens';

/** How high each of them is, in px: the place of all is kept. */
export const OWN_HEIGHT = 72;

/** Up to three beside each other; where the window is narrow a row to swipe through, whose next one peeks in. */
export const OwnList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(84%, 320px)',
  gap: 10,
  minWidth: 0,
  margin: '0 -16px',
  padding: '0 16px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  [theme.breakpoints.between('sm', 'md')]: {
    margin: '0 -24px',
    padding: '0 24px',
    scrollPaddingInline: 24,
  },
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: 'minmax(0, 440px)',
    margin: 0,
    padding: 0,
    overflow: 'visible',
  },
}));

const Thing = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  height: OWN_HEIGHT,
  padding: '0 12px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:is(a):hover': { borderColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -2 },
  '& .Own-mark': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.control,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
  },
  '& .Own-cover': { width: 70 },
  '& .Own-words': { minWidth: 0, '& > *': { display: 'block' } },
  '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': {
    ...theme.typography.subtitle2,
    fontWeight: weight.strong,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '& .Own-words > b': { display: '-webkit-box' },
  '& small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
}));

export interface OwnThingProps {
  to: string;
  /** An icon; or, with `isPicture`, a cover. */
  mark: ReactNode;
  isPicture?: boolean;
  /** What it is. */
  title: string;
  /** What there is to do or to know, in a few words. */
  words: string;
}

/** One thing of the member: all of it is the link to it. */
export function OwnThing({ to, mark, isPicture = false, title, words }: OwnThingProps) {
  return (
    <li>
      <Thing as={AppLink} {...{ to }}>
        <span className={isPicture ? 'Own-mark Own-cover' : 'Own-mark'}>{mark}</span>
        <span className="Own-words">
          <b dir="auto">{title}</b> <small>{words}</small>
        </span>
      </Thing>
    </li>
  );
}

/** Shown where an {@link OwnThing} will be. */
export function OwnThingSkeleton() {
  return (
    <li>
      <Thing>
        <Skeleton variant="rounded" width={44} height={44} />
        <div className="Own-words">
          <Skeleton width="80%" />
          <Skeleton width="56%" />
        </div>
      </Thing>
    </li>
  );
}
