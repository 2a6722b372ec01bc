import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Listing } from '../../api/resources/listings';
import { useSearchSuggestions } from '../../api/resources/search';
import { pluralize } from '../../lib/text';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { parseWords, UrlReader } from '../../list/UrlReader';
import { typesOn } from '../../list/useListState';
import { announce } from '../../routing/announce';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel, stretchedLink } from '../../theme/surfaceStyles';
import { ChevronRightIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { SearchField } from '../../ui/SearchField';

/** As many as the search suggests. */
const SUGGESTED = 6;

/**
 * Finds the listing that someone wants to report, by its name or what it is about. The URL keeps the
 * words (/productsclaims?q=…), so that Back from the form shows what they found.
 */
export function ListingChooser() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const url = new UrlReader(search);
  const q = url.one('q', parseWords) ?? '';
  const found = useSearchSuggestions(q);
  // What the words before found is not said of these.
  const answer = found.isLoading || q === '' ? undefined : found.data;
  const count = answer && answer.listingCounts.software + answer.listingCounts.course;
  const isAnswered = count !== undefined && !found.error;
  useEffect(() => {
    if (isAnswered) announce(pluralize(count, 'listing', 'listings'));
  }, [isAnswered, count, q]);

  return (
    <Box component="section" aria-labelledby="choose-listing" sx={panel}>
      <Typography id="choose-listing" variant="h3" component="h2" sx={{ mb: 2 }}>
        Which listing do you want to report?
      </Typography>
      <IgnoredNotice ignored={url.ignored} />
      <SearchField
        q={q}
        label="Search software and courses"
        placeholder="Its name, or who sells it"
        onChange={(words) =>
          void navigate(pathTo('report', { q: words }), {
            replace: typesOn(q, words),
            preventScrollReset: true,
          })
        }
      />
      {q === '' ? (
        <Typography sx={{ mt: 2.5, ...muted }}>
          Every product has “Report listing” on its own page, too.
        </Typography>
      ) : (
        <QueryView
          query={{ ...found, data: answer }}
          skeleton={<RowBones />}
          empty={({ listings }) => (listings.length === 0 ? <NothingFound words={q} /> : null)}
        >
          {({ listings }) => (
            <>
              <Rows label="Listings found" listings={listings} />
              {count !== undefined && count > listings.length ? (
                <Typography variant="body2" sx={{ mt: 1.5, ...muted }}>
                  The best {listings.length} of {count} matches. Type more of the name to narrow
                  them down.
                </Typography>
              ) : null}
            </>
          )}
        </QueryView>
      )}
    </Box>
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <Box sx={{ minHeight: 200, pt: 3 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        No listing fits “{words}”
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        Check the spelling, or try part of the name. What is no longer listed cannot be reported.
      </Typography>
    </Box>
  );
}

function Rows({ label, listings }: { label: string; listings: readonly Listing[] }) {
  return (
    <>
      <Typography variant="overline" component="h3" sx={caption}>
        {label}
      </Typography>
      <Box component="ul" sx={rows}>
        {listings.map(({ id, title, imageUrl, vendor, kind }) => (
          <Box component="li" key={id} sx={row}>
            <Picture
              src={imageUrl}
              alt=""
              name={title}
              width={640}
              height={400}
              sx={{ ...picture, height: 'auto' }}
            />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Box component={AppLink} to={pathTo('report', { id })} sx={titleLink}>
                {title}
              </Box>
              <Typography
                variant="caption"
                sx={{ display: 'block', overflowWrap: 'anywhere', ...muted }}
              >
                {kind === 'course' ? 'Course' : 'Software'} by {vendor.name}
              </Typography>
            </Box>
            <ChevronRightIcon fontSize="small" sx={{ ...muted, display: { sm: 'none' } }} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function RowBones() {
  return (
    <Box aria-busy="true">
      <Skeleton width={120} sx={[caption, { typography: 'overline' }]} />
      <Box sx={rows}>
        {Array.from({ length: SUGGESTED }, (_, index) => (
          <Box key={index} sx={row}>
            <Skeleton variant="rounded" sx={{ ...picture, height: 'auto', aspectRatio: '8 / 5' }} />
            <Box sx={{ flexGrow: 1 }}>
              <Skeleton width="60%" />
              <Skeleton width="80%" sx={{ typography: 'caption' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const muted = { color: 'text.secondary' } as const;
const caption = {
  display: 'block',
  mt: 2.5,
  mb: { xs: 0.5, sm: 1 },
  color: 'text.secondary',
} as const;
const titleLink = [stretchedLink, { fontWeight: 600, overflowWrap: 'anywhere' }] as const;
const picture = { width: { xs: 92, sm: 1 }, flexShrink: 0, borderRadius: '6px' } as const;

/** Three beside each other, so that one sees which it is; on phones a list. */
const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  minHeight: 200,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 0.5,
  mx: -1,
} as const;

const row = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'stretch' },
  columnGap: 2,
  rowGap: 1,
  px: 1,
  py: { sm: 1 },
  minHeight: { xs: 74, sm: 0 },
  borderRadius: '10px',
  '& + &::before': {
    content: '""',
    display: { sm: 'none' },
    position: 'absolute',
    inset: '0 8px auto',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
