import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';

/** Shown on a page whose URL names no template. */
export function TemplateNotFound() {
  usePageTitle('Template not found');
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon />}
        title="We could not find this template"
        description="It may have been removed, or the link is incomplete. All others are one click away."
        action={
          <Button component={AppLink} to={pathTo('templates')} variant="contained">
            Browse templates
          </Button>
        }
      />
    </Box>
  );
}
