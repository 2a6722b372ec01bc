import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import { initials } from '../../../lib/text';
import { PanelHeading } from '../PanelHeading';
import { writerOf } from '../writerOf';
import { FounderEntries, foundersText } from './FounderEntries';
import { openingOf } from './openingOf';
import { sectionElementId } from './sectionElementId';

export interface FounderOpeningProps {
  section: ListingDetail['founderSections'][number];
  listing: Pick<ListingDetail, 'kind' | 'title' | 'vendor'>;
}

/** What the founders say first: who writes about what, and how that begins, set larger. */
export function FounderOpening({ section, listing }: FounderOpeningProps) {
  const { kind, title, vendor } = listing;
  const [note, ...entries] = section.entries;
  if (!note) return null;
  const headingId = sectionElementId(section);
  const [first = '', ...others] = note.paragraphs;
  const { opening, rest } = openingOf(first);
  return (
    <section aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        {section.portraitUrl ? (
          <Avatar src={section.portraitUrl} alt="" sx={{ width: 60, height: 60 }}>
            {initials(writerOf(note.heading, vendor.name))}
          </Avatar>
        ) : null}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <PanelHeading id={headingId}>{note.heading}</PanelHeading>
          <Box sx={{ mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
            {kind === 'course' ? 'Teacher' : 'Founder'} at {vendor.name}, on {title}
          </Box>
        </Box>
      </Box>
      <Box sx={foundersText}>
        {opening ? (
          <Box component="p" sx={{ typography: 'quote', textWrap: 'pretty' }}>
            {opening}
          </Box>
        ) : null}
        {[rest, ...others].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Box>
      <FounderEntries entries={entries} />
    </section>
  );
}
