import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { savedCount, useBookmarks } from '../../api/resources/bookmarks';
import { useOffers } from '../../api/resources/offers';
import { useOrders } from '../../api/resources/orders';
import { pluralize } from '../../lib/text';
import type { RouteName } from '../../routing/routeTable';
import { HeartIcon } from '../../ui/icons';
import { PackageIcon, TagIcon, UserIcon } from '../../ui/moreIcons';

/** A tile of the account page. */
export interface AccountTile {
  title: string;
  /** What is there: how many today, or what it is for. */
  description: string;
  route: RouteName;
  Icon: ComponentType<SvgIconProps>;
}

const ENDING_SOON = { audience: 'buyer', status: 'ending-soon', pageSize: 1 } as const;

/** The orders that were made last, with the number of all of them. */
export const LATEST_ORDERS = { pageSize: 4 } as const;

/** The tiles of the account page (specification section 2, buyer area). */
export function useAccountTiles(): AccountTile[] {
  const wishlist = useBookmarks(true).data;
  const saved = wishlist && savedCount(wishlist);
  const ordered = useOrders(LATEST_ORDERS).data?.page.totalItems;
  const ending = useOffers(ENDING_SOON).data?.page.totalItems;
  return [
    {
      title: 'Order History',
      description: ordered
        ? `${pluralize(ordered, 'order', 'orders')}, with license keys and invoices`
        : 'What you buy, with license keys and invoices',
      route: 'orders',
      Icon: PackageIcon,
    },
    {
      title: 'Profile',
      description: 'Edit username, password, and profile picture',
      route: 'profile',
      Icon: UserIcon,
    },
    {
      title: 'Wishlist',
      description: saved
        ? `${pluralize(saved, 'deal', 'deals')} saved, at today’s price`
        : 'Save deals with the heart and watch their price',
      route: 'wishlist',
      Icon: HeartIcon,
    },
    {
      title: 'Offers',
      description: ending
        ? `${pluralize(ending, 'offer ends', 'offers end')} within a week`
        : 'What costs less right now',
      route: 'offers',
      Icon: TagIcon,
    },
  ];
}
