import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';

/** Stands in the place of an order whose link names nothing that is for sale; leads on to the catalogs. */
export function NothingToBuy({ isTemplate = false }: { isTemplate?: boolean }) {
  const catalogs = isTemplate
    ? ([['templates', 'Browse templates']] as const)
    : ([
        ['software', 'Browse software'],
        ['courses', 'Browse courses'],
      ] as const);
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={`We could not find this ${isTemplate ? 'template' : 'listing'}`}
      description="It may have been removed, or the link is incomplete. The catalogs are up to date."
      action={catalogs.map(([route, label], index) => (
        <Button
          key={route}
          component={AppLink}
          to={pathTo(route)}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'primary' : 'secondary'}
        >
          {label}
        </Button>
      ))}
    />
  );
}
