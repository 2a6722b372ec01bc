import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBookmarks } from '../../api/resources/bookmarks';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/** How much the member saved, and the way to it. */
export function SavedDeals() {
  const { data } = useBookmarks(true);
  return (
    <Box component="section" aria-labelledby="saved-deals">
      <Typography id="saved-deals" variant="h3" component="h2">
        Wishlist
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
        {data
          ? `${pluralize(data.listingIds.length, 'deal', 'deals')} saved, at the price of today.`
          : 'What you saved, at the price of today.'}
      </Typography>
      <Button component={AppLink} to={pathTo('wishlist')} variant="outlined" color="secondary">
        Open your wishlist
      </Button>
    </Box>
  );
}
