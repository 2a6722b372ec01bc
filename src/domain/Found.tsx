import { styled } from '@mui/material/styles';
import type { ListingMatch } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { Matched } from './search/Matched';

/** What stands before the place; a sentence of the description speaks for itself. */
const PLACES: Readonly<Partial<Record<ListingMatch['in'], string>>> = {
  category: 'Category: ',
  'plan-type': 'Plan: ',
  feature: 'Feature: ',
};

/** The name of a listing with the words that were searched for marked, as the link to it. */
export function FoundTitle({ id, title, q }: { id: string; title: string; q: string }) {
  return (
    <AppLink to={pathTo('product', { id })}>
      <Matched text={title} words={q} />
    </AppLink>
  );
}

export interface FoundTextProps {
  tagline: string;
  /** By what it was found where that is not to be seen. */
  match: ListingMatch | null | undefined;
  /** What was searched for; empty without a search. */
  q: string;
}

/** The tagline of a card with the words that were searched for marked, and below it why else it was found. */
export function FoundText({ tagline, match, q }: FoundTextProps) {
  if (q === '') return tagline;
  const marked = <Matched text={tagline} words={q} />;
  if (!match) return marked;
  return (
    <>
      <span className="Found-tagline">{marked}</span>{' '}
      <span className="Found-by">
        {PLACES[match.in]}
        <Matched text={match.text} words={q} />
      </span>
    </>
  );
}

/** Around cards that were found: room in them for a line that says why. */
export const FoundCards = styled('div')(({ theme }) => ({
  // The neighbors' prices stay on one line, whichever has it.
  [`&&&&:has(.Found-by) .${cardParts.text}`]: {
    [theme.breakpoints.up('sm')]: { flexGrow: 1 },
    '&:has(.Found-by)': { height: 'auto' },
  },
  [`&&&& .${cardParts.tagline}:has(.Found-by)`]: {
    display: 'block',
    flex: 'none',
    height: 'auto',
    containerType: 'normal',
    '& > span': { display: 'block' },
    '& .Found-tagline': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    '& .Found-by': {
      ...theme.typography.caption,
      display: 'block',
      marginTop: 4,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.primary,
    },
  },
  // Courses have no tagline there, but where it is what was found.
  [theme.breakpoints.down('sm')]: {
    [`&&&& article:has(.${cardParts.aside}) .${cardParts.tagline}`]: {
      '&:has(mark)': { display: '-webkit-box' },
      '&:has(.Found-by)': { display: 'block' },
      '& .Found-tagline:not(:has(mark))': { display: 'none' },
    },
  },
}));
