import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Listing, ListingDetail } from '../../../api/resources/listings';
import { useSearchSuggestions } from '../../../api/resources/search';
import { FieldMessage } from '../../../forms/FieldMessage';
import { useFormField } from '../../../forms/useFormField';
import { pluralize } from '../../../lib/text';
import { IgnoredNotice } from '../../../list/IgnoredNotice';
import { parseWords, UrlReader } from '../../../list/UrlReader';
import { typesOn } from '../../../list/useListState';
import { announce } from '../../../routing/announce';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { stretchedLink } from '../../../theme/surfaceStyles';
import { rowPicture, weight } from '../../../theme/tokens';
import { ChevronRightIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { QueryView, type Query } from '../../../ui/QueryView';
import { SearchField, type FieldIds } from '../../../ui/SearchField';
import { ReportedListing } from './ReportedListing';

/** As many as the search suggests. */
const SUGGESTED = 6;
const LABEL = 'Which listing do you want to report?';

export interface ListingInputProps {
  /** The one that the URL names; null while it names none. */
  listingId: string | null;
  listing: Query<ListingDetail>;
}

/** The listing that someone reports: the one of the URL, or else a search for it. */
export function ListingInput({ listingId, listing }: ListingInputProps) {
  const { id, messageId, error, setValue } = useFormField<string>('listing', LABEL);
  useEffect(() => setValue(listingId ?? ''), [setValue, listingId]);
  return (
    <FormControl role="group" aria-labelledby={`${id}-label`} required error={Boolean(error)}>
      <FormLabel id={`${id}-label`} component="div" sx={{ mb: 1 }}>
        {LABEL}
      </FormLabel>
      {listingId === null ? (
        <Chooser field={{ id, name: 'listing', messageId }} error={error} />
      ) : (
        <QueryView query={listing} skeleton={<Skeleton variant="rounded" height={98} />}>
          {(data) => <ReportedListing listing={data} />}
        </QueryView>
      )}
    </FormControl>
  );
}

interface ChooserProps {
  field: FieldIds;
  error: string | undefined;
}

/**
 * Finds a listing by its name or what it is about. The URL keeps the words (/productsclaims?q=…), so
 * that Back from the one that was chosen shows what they found.
 */
function Chooser({ field, error }: ChooserProps) {
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
    <>
      <IgnoredNotice ignored={url.ignored} />
      <SearchField
        q={q}
        label="Search software and courses"
        placeholder="Its name, or who sells it"
        field={field}
        onChange={(words) =>
          void navigate(pathTo('report', { q: words }), {
            replace: typesOn(q, words),
            preventScrollReset: true,
          })
        }
      />
      <FieldMessage id={field.messageId}>
        {error ?? 'Every product has “Report listing” on its own page, too.'}
      </FieldMessage>
      {q === '' ? null : (
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
    </>
  );
}

function NothingFound({ words }: { words: string }) {
  return (
    <Box sx={{ minHeight: 200, pt: 3 }}>
      <Typography sx={{ fontWeight: weight.strong, overflowWrap: 'anywhere' }}>
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
      <Typography variant="overline" component="p" sx={caption}>
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
const titleLink = [stretchedLink, { fontWeight: weight.strong, overflowWrap: 'anywhere' }] as const;
const picture = {
  width: { xs: rowPicture, sm: 1 },
  flexShrink: 0,
  borderRadius: '6px',
} as const;

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
