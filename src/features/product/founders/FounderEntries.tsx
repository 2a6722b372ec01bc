import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';

export interface FounderEntriesProps {
  entries: ListingDetail['founderSections'][number]['entries'];
}

/** What is said below a heading of the founders: what each is about, and the text beside that. */
export function FounderEntries({ entries }: FounderEntriesProps) {
  return entries.map((entry) => (
    <Box key={entry.id} sx={entryPlace}>
      <Typography variant="h4" component="h3">
        {entry.heading}
      </Typography>
      <Box sx={foundersText}>
        {entry.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Box>
    </Box>
  ));
}

/** Around paragraphs of the founders. */
export const foundersText = { display: 'grid', gap: 2, maxWidth: '68ch', '& p': { m: 0 } } as const;

const entryPlace = {
  pt: 2.5,
  mt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 1,
} as const;
