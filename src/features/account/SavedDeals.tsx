import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBookmarks, useWishlist } from '../../api/resources/bookmarks';
import type { Listing } from '../../api/resources/listings';
import { PastTheEnd } from '../../list/PastTheEnd';
import { useEmptiedPage } from '../../list/useEmptiedPage';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { describeError } from '../../ui/describeError';
import { EmptyState } from '../../ui/EmptyState';
import { HeartIcon } from '../../ui/icons';
import { Pagination } from '../../ui/Pagination';
import { QueryView } from '../../ui/QueryView';
import { showToast } from '../../ui/toastStore';
import { WISHLIST_ID } from './tileList';
import { SavedDealRow } from './SavedDealRow';

const pageUrl = (page: number) => pathTo('account', { page }, WISHLIST_ID);

/** What the member saved, each with its price of today and a way to take it off. */
export function SavedDeals() {
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const bookmarks = useBookmarks(true, page);
  const wishlist = useWishlist();
  const section = useRef<HTMLElement>(null);
  useEmptiedPage(bookmarks.data, pageUrl);

  const set = async (listing: Listing, saved: boolean): Promise<void> => {
    try {
      await wishlist.set(listing.id, saved);
    } catch (error) {
      const message = `${describeError(error).title}. Your wishlist stays as it was.`;
      showToast({ severity: 'error', message });
      return;
    }
    if (saved) return;
    showToast({
      message: `${listing.title} is off your wishlist.`,
      action: { label: 'Undo', onClick: () => void set(listing, true) },
    });
  };

  return (
    <Box
      component="section"
      ref={section}
      id={WISHLIST_ID}
      tabIndex={-1}
      aria-labelledby={`${WISHLIST_ID}-title`}
      sx={{ outline: 0 }}
    >
      <Typography id={`${WISHLIST_ID}-title`} variant="h3" component="h2" sx={{ mb: 2 }}>
        Wishlist
      </Typography>
      <QueryView
        query={bookmarks}
        skeleton={<SavedDealsSkeleton />}
        empty={({ items, listingIds, page: found }) => {
          if (listingIds.length === 0) return <NothingSaved />;
          if (items.length > 0) return null;
          const nouns = ['saved deal', 'saved deals'] as const;
          return <PastTheEnd page={found} nouns={nouns} firstPage={pageUrl(1)} />;
        }}
      >
        {({ items, listingIds, page: { totalPages } }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items
                .filter(({ listing }) => listingIds.includes(listing.id))
                .map((bookmark) => (
                  <SavedDealRow
                    key={bookmark.listing.id}
                    bookmark={bookmark}
                    onRemove={() => {
                      // The row goes away with its button; the focus stays in the list.
                      section.current?.focus({ preventScroll: true });
                      void set(bookmark.listing, false);
                    }}
                  />
                ))}
            </Box>
            <Box sx={{ mt: 3 }}>
              <Pagination
                page={page}
                count={totalPages}
                label="Pages of the wishlist"
                hrefFor={pageUrl}
              />
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      headingLevel="h3"
      icon={<HeartIcon />}
      title="Nothing saved yet"
      description="Press the heart on a deal and it waits for you here, with its price of the day."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button component={AppLink} to={pathTo('software')} variant="contained">
            Browse software
          </Button>
          <Button component={AppLink} to={pathTo('courses')} variant="outlined" color="secondary">
            Browse courses
          </Button>
        </Box>
      }
    />
  );
}

function SavedDealsSkeleton() {
  return (
    <Box aria-busy="true">
      {['first', 'second', 'third'].map((key) => (
        <Box key={key} sx={{ display: 'flex', gap: 2, py: 2 }}>
          <Skeleton
            variant="rounded"
            sx={{ width: { xs: 88, sm: 128 }, height: { xs: 55, sm: 80 } }}
          />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="30%" />
            <Skeleton width="70%" />
            <Skeleton width="20%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
