import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/** The way out of an empty section: all software. */
export function BrowseAllButton() {
  return (
    <Button component={AppLink} to={pathTo('software')} variant="outlined" color="secondary">
      Browse all software
    </Button>
  );
}
