import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import {
  FilterIcon,
  GiftIcon,
  HomeIcon,
  InfoIcon,
  MailIcon,
  PackageIcon,
  UserIcon,
} from '../../ui/icons';
import { KeyIcon } from '../../ui/KeyIcon';

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
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 44,
        height: 44,
        borderRadius: '10px',
        bgcolor: 'tint.primary',
        color: 'primary.main',
      }}
    >
      <Icon />
    </Box>
  );
}
