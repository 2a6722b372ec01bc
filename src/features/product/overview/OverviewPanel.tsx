import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { Picture } from '../../../ui/Picture';
import { AtAGlance } from './AtAGlance';

type Section = ListingDetail['overview'][number];

/**
 * What the product is about: its sections with a divider between them, a picture below the headline
 * where a section has one (specification, section 2), and the bare facts at the end.
 */
export function OverviewPanel({ listing }: { listing: ListingDetail }) {
  return (
    <>
      {listing.overview.map((section, index) => (
        <Fragment key={section.headline}>
          {index > 0 ? <Divider sx={{ my: { xs: 4, md: 5 } }} /> : null}
          <OverviewSection section={section} title={listing.title} />
        </Fragment>
      ))}
      <AtAGlance listing={listing} />
    </>
  );
}

function OverviewSection({ section, title }: { section: Section; title: string }) {
  return (
    <section>
      <Typography variant="h2" sx={{ maxWidth: '26ch' }}>
        {section.headline}
      </Typography>
      {section.imageUrl ? (
        <Box sx={{ mt: 3, borderRadius: '14px', overflow: 'hidden' }}>
          <Picture
            src={section.imageUrl}
            alt={`Screen of ${title}`}
            name={title}
            width={1200}
            height={720}
          />
        </Box>
      ) : null}
      {section.paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2, maxWidth: '68ch', textWrap: 'pretty' }}>
          {paragraph}
        </Typography>
      ))}
    </section>
  );
}
