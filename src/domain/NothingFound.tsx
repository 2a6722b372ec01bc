import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { EmptyState, type EmptyStateProps } from '../ui/EmptyState';
import { SearchIcon } from '../ui/icons';

/** What a link may have named. */
export type SoughtKind = 'listing' | 'template';

const WAYS_ON = {
  listing: [
    ['software', 'Browse software'],
    ['courses', 'Browse courses'],
  ],
  template: [['templates', 'Browse templates']],
} as const;

export interface NothingFoundProps extends Pick<EmptyStateProps, 'headingLevel'> {
  /** A listing where it is left out. */
  kind?: SoughtKind;
  title?: string;
  description?: string;
  /** A magnifier where it is left out. */
  icon?: ReactNode;
}

/** Shown where a link names what does not exist; leads on to the catalogs. */
export function NothingFound({
  kind = 'listing',
  title = `We could not find this ${kind}`,
  description = 'It may have been removed, or the link may be incomplete. Everything on sale is in our catalogs.',
  icon = <SearchIcon />,
  headingLevel,
}: NothingFoundProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={icon}
      title={title}
      description={description}
      action={WAYS_ON[kind].map(([route, label], index) => (
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
