import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { VendorLink } from '../../../domain/VendorLink';
import { formatDate } from '../../../lib/dates';
import { formatCount, pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { panel } from '../../../theme/surfaceStyles';
import { weight } from '../../../theme/tokens';
import { PreviewContext } from '../preview/previewContext';
import { TABS_ID } from '../productLayout';
import { useProductUrl } from '../useProductUrl';

/** Who writes here, in figures, and the way to ask them: beside their words on wide windows. */
export function FounderCard({ listing }: { listing: ListingDetail }) {
  const { hrefFor } = useProductUrl();
  const isPreview = use(PreviewContext);
  if (isPreview) return null;
  const { kind, vendor, rating, salesCount, createdAt, questionCount } = listing;
  return (
    <Box component="section" aria-labelledby="founder-card" sx={card}>
      <Box component="h2" id="founder-card" sx={{ m: 0, typography: 'h4' }}>
        <VendorLink kind={kind} vendor={vendor} />
      </Box>
      <Box component="dl" sx={facts}>
        <dt>On sale since</dt>
        <dd>{formatDate(createdAt)}</dd>
        {salesCount > 0 ? (
          <>
            <dt>Sold</dt>
            <dd>{formatCount(salesCount)}</dd>
          </>
        ) : null}
        {rating.count > 0 ? (
          <>
            <dt>Rating</dt>
            <dd>
              {rating.average.toFixed(1)} of 5, {pluralize(rating.count, 'review', 'reviews')}
            </dd>
          </>
        ) : null}
        {questionCount > 0 ? (
          <>
            <dt>Questions</dt>
            <dd>{formatCount(questionCount)}</dd>
          </>
        ) : null}
      </Box>
      <Button
        component={AppLink}
        to={hrefFor({ tab: 'questions' }, TABS_ID)}
        variant="outlined"
        color="secondary"
        fullWidth
      >
        Ask a question
      </Button>
    </Box>
  );
}

const card = { ...panel, display: { xs: 'none', lg: 'block' }, mt: 4 } as const;

const facts = {
  m: 0,
  my: 2,
  typography: 'body2',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: weight.strong, textAlign: 'end' },
} as const;
