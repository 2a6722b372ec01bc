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
      title="There is no such list"
      description="Our glossary does not have this list. All four lists are one step away."
      action={
        <Button component={AppLink} to={glossaryPath()} variant="contained">
          See all lists
        </Button>
      }
    />
  );
}
