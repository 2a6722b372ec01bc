import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { radius } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { sectionGrid } from '../productLayout';
import { AtAGlance } from './AtAGlance';

type Section = ListingDetail['overview'][number];

/**
 * What the product is about: its sections with a divider between them, a picture below the headline
 * or beside it where a section has one (specification, section 2), and the bare facts at the end.
 */
export function OverviewPanel({ listing }: { listing: ListingDetail }) {
  return (
    <>
      {listing.overview.map((section, index) => (
        <Fragment key={section.headline}>
          {index > 0 ? <Divider sx={{ my: { xs: 4, md: 5, lg: 7 } }} /> : null}
          <OverviewSection section={section} title={listing.title} />
        </Fragment>
      ))}
      <AtAGlance listing={listing} />
    </>
  );
}

function OverviewSection({ section, title }: { section: Section; title: string }) {
  const hasPicture = Boolean(section.imageUrl);
  return (
    <Box component="section" sx={{ ...sectionGrid, gridTemplateRows: 'auto 1fr' }}>
      <Typography variant="h2" sx={{ maxWidth: '26ch', textWrap: 'balance' }}>
        {section.headline}
      </Typography>
      {section.imageUrl ? (
        <Box sx={picturePlace}>
          <Picture
            src={section.imageUrl}
            alt={`Screen of ${title}`}
            name={title}
            width={1200}
            height={720}
          />
        </Box>
      ) : null}
      <Box sx={hasPicture ? besidePicture : besideHeadline}>
        {section.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 2, maxWidth: '62ch' }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const picturePlace = {
  mt: { xs: 2.5, lg: 0 },
  gridColumn: 2,
  gridRow: '1 / span 2',
  borderRadius: `${radius.card}px`,
  overflow: 'hidden',
};

const besidePicture = { mt: { xs: 3, lg: 0 } };

/** Alone it is set larger. */
const besideHeadline = {
  gridColumn: 2,
  gridRow: '1 / span 2',
  '& > p': { fontSize: { lg: '1.1875rem' }, lineHeight: { lg: 1.65 } },
  '& > p:first-of-type': { mt: { lg: 0 } },
};
