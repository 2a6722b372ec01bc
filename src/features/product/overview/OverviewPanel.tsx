import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { sectionColumns, sectionGrid } from '../productLayout';
import { AtAGlance } from './AtAGlance';
import { FounderNote } from './FounderNote';
import { Highlights } from './Highlights';
import { highlightsOf } from './overviewParts';
import { LessonsPlace } from './LessonsPlace';
import { ReviewsPlace } from './ReviewsPlace';
import { SectionText } from './SectionText';
import { Showcase } from './Showcase';
import { partHeading } from '../../../theme/pageSteps';

type Section = ListingDetail['overview'][number];

/**
 * What the product is about (specification, section 2): its first section as an introduction with a
 * few features and the bare facts below a divider, one beside its picture, the lessons of a course, the
 * last beside the founders' words, and the latest reviews.
 */
export function OverviewPanel({ listing }: { listing: ListingDetail }) {
  const { overview } = listing;
  const highlights = highlightsOf(listing);
  const last = overview.at(-1);
  const closing = overview.length > 1 && last?.imageUrl === null ? last : undefined;
  const sections = closing ? overview.slice(0, -1) : overview;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: gap }}>
      {sections.map((section, index) => (
        <Fragment key={section.headline}>
          {section.imageUrl ? (
            <Showcase section={section} listing={listing} />
          ) : (
            <Introduction section={section} />
          )}
          {index === 0 ? <Divider /> : null}
          {index === 0 && highlights.length > 0 ? <Highlights tiles={highlights} /> : null}
          {index === 0 ? <AtAGlance listing={listing} /> : null}
        </Fragment>
      ))}
      <LessonsPlace listing={listing} />
      <Box sx={closing ? closingRow : undefined}>
        {closing ? <Closing section={closing} /> : null}
        <FounderNote listing={listing} />
      </Box>
      {sections.length === 0 ? <AtAGlance listing={listing} /> : null}
      <ReviewsPlace listing={listing} />
    </Box>
  );
}

function Introduction({ section }: { section: Section }) {
  return (
    <Box component="section" sx={sectionGrid}>
      <Headline>{section.headline}</Headline>
      <SectionText section={section} sx={introduction} />
    </Box>
  );
}

function Closing({ section }: { section: Section }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Headline>{section.headline}</Headline>
      <SectionText section={section} />
    </Box>
  );
}

function Headline({ children }: { children: string }) {
  return (
    <Typography variant="h2" sx={{ ...partHeading, maxWidth: '26ch', textWrap: 'balance' }}>
      {children}
    </Typography>
  );
}

const gap = { xs: 4, md: 5, lg: 6 } as const;

/** Set larger where there is room. */
const large = { typography: { lg: 'lead' } } as const;

/** Beside its headline there. */
const introduction = { ...large, mt: { xs: 2, lg: 0 } } as const;

const closingRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...sectionColumns },
  alignItems: 'start',
  columnGap: 6,
  rowGap: gap,
} as const;
