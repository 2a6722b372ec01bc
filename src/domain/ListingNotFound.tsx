import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppLink } from '../routing/AppLink';
import { usePageTitle } from '../routing/pageTitle';
import { pathTo } from '../routing/paths';
import { SearchIcon } from '../ui/icons';
import { EmptyState } from '../ui/EmptyState';

export interface ListingNotFoundProps {
  /** The browser's title of the page. */
  pageTitle?: string;
  title?: string;
  description?: string;
}

/**
 * Shown on a page whose URL names no listing; leads on to the catalogs. As tall as a page, so
 * that the footer does not jump up.
 */
export function ListingNotFound({
  pageTitle = 'Listing not found',
  title = 'We could not find this listing',
  description = 'It may have been removed, or the link is incomplete. The catalogs below are up to date.',
}: ListingNotFoundProps) {
  usePageTitle(pageTitle);
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon />}
        title={title}
        description={description}
        action={
          <Stack
            direction="row"
            spacing={1.5}
            useFlexGap
            sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
          >
            <Button component={AppLink} to={pathTo('software')} variant="contained">
              Browse software
            </Button>
            <Button component={AppLink} to={pathTo('courses')} variant="outlined" color="secondary">
              Browse courses
            </Button>
          </Stack>
        }
      />
    </Box>
  );
}
