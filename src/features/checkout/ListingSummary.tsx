import Box from '@mui/material/Box';
import type { Listing } from '../../api/resources/listings';
import { ListingIntro } from '../../domain/ListingIntro';
import { Picture } from '../../ui/Picture';

export interface ListingSummaryProps {
  listing: Pick<Listing, 'id' | 'title' | 'tagline' | 'imageUrl' | 'vendor'>;
}

/** Says in one row which listing a page is about, and leads back to it. */
export function ListingSummary({ listing }: ListingSummaryProps) {
  const { title, imageUrl } = listing;
  return (
    <Box sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, alignItems: 'center' }}>
      <Box
        sx={{
          width: { xs: 136, sm: 224 },
          flexShrink: 0,
          borderRadius: '10px',
          overflow: 'hidden',
        }}
      >
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
      </Box>
      <ListingIntro listing={listing} />
    </Box>
  );
}
