import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { EmptyState } from '../../../ui/EmptyState';
import { PackageIcon } from '../../../ui/moreIcons';

/** What replaces the table for a vendor without products. */
export function NoListings() {
  return (
    <Box sx={{ minHeight: '60vh' }}>
      <EmptyState
        headingLevel="h2"
        icon={<PackageIcon />}
        title="Nothing listed yet"
        description="Enter your first product: a draft is kept as you type, and our reviewers look at it once you submit it."
        action={
          <Button component={AppLink} to={pathTo('addProduct')} variant="contained">
            Add your first product
          </Button>
        }
      />
    </Box>
  );
}
