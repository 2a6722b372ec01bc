import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { useLinkedPart } from '../../../routing/useLinkedPart';
import { Picture } from '../../../ui/Picture';
import { PanelHeading } from '../PanelHeading';
import { panelColumns } from '../productLayout';
import { FounderLinks } from './FounderLinks';
import { sectionElementId } from './sectionElementId';
import { useSectionInView } from './useSectionInView';

type FounderSection = ListingDetail['founderSections'][number];

/** What the founders tell buyers: side links and the sections they lead to (specification, section 2). */
export function FoundersPanel({ listing }: { listing: ListingDetail }) {
  const sections = listing.founderSections;
  const ids = sections.map(sectionElementId);
  const current = useSectionInView(ids);
  useLinkedPart(ids);

  return (
    <Box
      sx={{
        ...panelColumns,
        display: 'grid',
        rowGap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) 384px',
          xl: 'minmax(0, 1fr) 432px',
        },
      }}
    >
      <FounderLinks sections={sections} current={current} />
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, gridColumn: 1, gridRow: { lg: 1 } }}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </Box>
    </Box>
  );
}

function Section({ section }: { section: FounderSection }) {
  const headingId = sectionElementId(section);
  return (
    <section aria-labelledby={headingId}>
      <PanelHeading id={headingId}>{section.title}</PanelHeading>
      {section.portraitUrl ? (
        <Picture
          src={section.portraitUrl}
          alt="The founder"
          name={section.title}
          width={112}
          height={112}
          sx={{ width: 112, height: 112, mt: 2, borderRadius: '50%' }}
        />
      ) : null}
      {section.entries.map((entry) => (
        <Box key={entry.id} sx={entryPlace}>
          <Typography variant="h4" component="h3">
            {entry.heading}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, maxWidth: '68ch' }}>
            {entry.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Box>
        </Box>
      ))}
    </section>
  );
}

/** What it is about, and beside that, where there is room, what is said. */
const entryPlace = {
  pt: 2.5,
  mt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 1,
  '& p': { m: 0 },
} as const;
