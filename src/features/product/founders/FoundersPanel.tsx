import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import { useLinkedPart } from '../../../routing/useLinkedPart';
import { PanelHeading } from '../PanelHeading';
import { asidePlace, panelColumns } from '../productLayout';
import { FounderCard } from './FounderCard';
import { FounderEntries } from './FounderEntries';
import { FounderLinks } from './FounderLinks';
import { FounderOpening } from './FounderOpening';
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
      <Box sx={aside}>
        <FounderLinks sections={sections} current={current} />
        <FounderCard listing={listing} />
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, gridColumn: 1, gridRow: { lg: 1 } }}>
        {sections.map((section, index) =>
          index === 0 ? (
            <FounderOpening key={section.id} section={section} listing={listing} />
          ) : (
            <Section key={section.id} section={section} />
          ),
        )}
      </Box>
    </Box>
  );
}

const aside = { ...asidePlace, gridColumn: { lg: 2 }, minWidth: 0 } as const;

function Section({ section }: { section: FounderSection }) {
  const headingId = sectionElementId(section);
  return (
    <section aria-labelledby={headingId}>
      <PanelHeading id={headingId}>{section.title}</PanelHeading>
      <FounderEntries entries={section.entries} />
    </section>
  );
}
