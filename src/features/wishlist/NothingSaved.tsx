import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { HeartIcon } from '../../ui/icons';

/** Says how the wishlist is filled, and leads to where that is done. */
export function NothingSaved() {
  return (
    <EmptyState
      headingLevel="h2"
      icon={<HeartIcon />}
      title="Nothing saved yet"
      description="Deals you save with the heart appear here, at today’s prices."
      action={
        <>
          <Button component={AppLink} to={pathTo('software')} variant="contained">
            Browse software
          </Button>
          <Button component={AppLink} to={pathTo('courses')} variant="outlined" color="secondary">
            Browse courses
          </Button>
        </>
      }
    />
  );
}
