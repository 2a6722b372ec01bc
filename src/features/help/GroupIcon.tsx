import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { InfoIcon, stroked } from '../../ui/icons';
import { FilterIcon, GiftIcon, MailIcon, PackageIcon, UserIcon } from '../../ui/moreIcons';
import { KeyIcon } from '../../ui/KeyIcon';

const HomeIcon = /*#__PURE__*/ stroked(
  'Home',
  'm3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5',
);

const icons: Record<string, ComponentType<SvgIconProps>> = {
  home: HomeIcon,
  profile: UserIcon,
  messages: MailIcon,
  settings: FilterIcon,
  partners: PackageIcon,
  licenses: KeyIcon,
  'rewards-and-credits': GiftIcon,
};

/** The sign of a group of questions; decoration only. */
export function GroupIcon({ groupId }: { groupId: string }) {
  const Icon = icons[groupId] ?? InfoIcon;
  return <Icon />;
}
