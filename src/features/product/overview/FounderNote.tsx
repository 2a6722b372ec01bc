import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { Picture } from '../../../ui/Picture';
import { TabLink } from '../TabLink';
import { TABS_ID } from '../productLayout';
import { useProductUrl } from '../useProductUrl';
import { writerOf } from '../writerOf';

/** How the founders' own words begin, and the way to the rest of them. */
export function FounderNote({ listing }: { listing: ListingDetail }) {
  const { hrefFor } = useProductUrl();
  const [section] = listing.founderSections;
  const [entry] = section?.entries ?? [];
  if (!section || !entry) return null;
  return (
    <Box component="section" aria-labelledby="founder-note" sx={note}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {section.portraitUrl ? (
          <Picture
            src={section.portraitUrl}
            alt=""
            name={writerOf(entry.heading, listing.vendor.name)}
            width={44}
            height={44}
            sx={{ width: 44, borderRadius: '50%' }}
          />
        ) : null}
        <Typography variant="h4" component="h2" id="founder-note">
          {entry.heading}
        </Typography>
      </Box>
      <Box component="blockquote" sx={quote}>
        {entry.paragraphs[0]}
      </Box>
      <Box sx={{ mt: 'auto', pt: 2 }}>
        <TabLink to={hrefFor({ tab: 'founders' }, TABS_ID)}>
          More from the {listing.kind === 'course' ? 'teacher' : 'founders'}
        </TabLink>
      </Box>
    </Box>
  );
}

/** Set off as a quotation is, by a line at its side. */
const note = {
  display: 'flex',
  flexDirection: 'column',
  pl: { xs: 2.5, sm: 3 },
  borderLeft: 2,
  borderColor: 'primary.main',
} as const;

const quote = {
  m: 0,
  mt: 1.5,
  maxWidth: '62ch',

  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '7',
  overflow: 'hidden',
} as const;
