import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../../api/resources/blog';
import { MentionedListing } from '../../domain/MentionedListing';

/** What of the marketplace helps with what a post is about, at its end; nothing where there is none. */
export function ArticleListings({ listings }: Pick<Article, 'listings'>) {
  if (listings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="in-the-shop" sx={place}>
      <Typography id="in-the-shop" variant="h4" component="h2">
        In the shop
      </Typography>
      <Box component="ul" sx={rows}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <MentionedListing listing={listing} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const place = { mt: { xs: 5, md: 7 } } as const;

const rows = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 2, borderTop: 1, borderColor: 'divider' },
} as const;
