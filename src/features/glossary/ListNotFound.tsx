import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import { glossaryPath } from './glossaryUrl';

/** Shown in place of a list that the glossary does not have. */
export function ListNotFound() {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title="List not found"
      description="This list isn’t in our glossary. Browse all four lists instead."
      action={
        <Button component={AppLink} to={glossaryPath()} variant="contained">
          View all lists
        </Button>
      }
    />
  );
}
