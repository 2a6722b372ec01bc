import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';

/** Shown on a page whose URL names no post; as tall as a page. */
export function ArticleNotFound() {
  usePageTitle('Post not found');
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon />}
        title="We could not find this post"
        description="It may have been removed, or the link is incomplete. Everything that we have published is on the blog."
        action={
          <Button component={AppLink} to={pathTo('blog')} variant="contained">
            Go to the blog
          </Button>
        }
      />
    </Box>
  );
}
