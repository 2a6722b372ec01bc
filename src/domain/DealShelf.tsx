import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import type { Listing } from '../api/resources/listings';
import { CardGrid } from '../list/CardGrid';
import { MoreLink } from '../list/MoreLink';
import { QueryView, type QueryViewProps } from '../ui/QueryView';
import { ListingCard } from './ListingCard';
import { ListingCardSkeleton } from './ListingCardSkeleton';
import { useOwned } from './useOwned';

interface Answer {
  items: readonly Listing[];
}

export interface DealShelfProps {
  title: string;
  /** Where there are more of them; the label is what the link is called: `View all AI tools`. */
  more: { label: string; to: string };
  query: QueryViewProps<Answer>['query'];
  /** What of the answer is shown; all where it is left out. */
  pick?: (listing: Listing) => boolean;
  /** Told whether there is none of them, as soon as that is known. */
  onKnown?: (isEmpty: boolean) => void;
}

/** A row of deals that the member does not have yet; nothing where there is none. */
export function DealShelf({ title, more, query, pick = () => true, onKnown }: DealShelfProps) {
  const { isWaiting, has } = useOwned();
  const shown = query.data?.items.filter((one) => pick(one) && !has(one.id)).slice(0, PLACES);
  const isEmpty = shown && !isWaiting ? shown.length === 0 : undefined;
  const tell = useEffectEvent((empty: boolean) => onKnown?.(empty));
  useEffect(() => {
    if (isEmpty !== undefined) tell(isEmpty);
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <Box component="section" aria-labelledby="deal-shelf" sx={shelf}>
      <Box sx={head}>
        <Typography id="deal-shelf" variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <MoreLink {...more} />
      </Box>
      <QueryView
        query={isWaiting ? { ...query, data: undefined, isLoading: true } : query}
        skeleton={<CardGrid layout="rows" skeletons={PLACES} skeleton={<ListingCardSkeleton />} />}
      >
        {() => (
          <CardGrid layout="rows" items={shown ?? []} isStale={false} isLoading={false}>
            {(listing) => <ListingCard listing={listing} />}
          </CardGrid>
        )}
      </QueryView>
    </Box>
  );
}

const PLACES = 4;

const head = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2,
} as const;

/** One row, or two of two; on phones three small cards below each other. */
const shelf = {
  mt: { xs: 6, md: 8 },
  '& > ul': {
    gridTemplateColumns: {
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
  '& > ul > li:nth-of-type(4)': { display: { xs: 'none', sm: 'block', md: 'none', lg: 'block' } },
} as const;
