import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RouteName } from '../../routing/routeTable';
import { HeartIcon, PackageIcon, PlayIcon } from '../../ui/icons';

/** A tile of the account page. */
export interface AccountTile {
  title: string;
  description: string;
  route: RouteName;
  Icon: ComponentType<SvgIconProps>;
}

/**
 * The tiles of the account page (specification section 2, buyer area). Only what exists is listed;
 * a new page joins with one entry.
 */
export const accountTiles: readonly AccountTile[] = [
  {
    title: 'Wishlist',
    description: 'The deals you saved, with what they cost today',
    route: 'wishlist',
    Icon: HeartIcon,
  },
  {
    title: 'Software',
    description: 'Tools and AI tools at their price of the day',
    route: 'software',
    Icon: PackageIcon,
  },
  {
    title: 'Courses',
    description: 'Trainings that end with a certificate',
    route: 'courses',
    Icon: PlayIcon,
  },
];
