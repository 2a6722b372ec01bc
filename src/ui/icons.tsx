import { createSvgIcon } from '@mui/material/utils';

/**
 * The icons of the site, drawn for it on a 24 px grid. They take the props of `SvgIcon`
 * (`fontSize`, `color`, `titleAccess`, `sx`) and are hidden from assistive technology unless
 * `titleAccess` is given. Every export is pure, so that a bundle holds only the ones it shows.
 */

/**
 * An icon of one line, for the few that a single area has for itself.
 *
 * @param path its `d`, on a grid of 24 px
 */
export function stroked(name: string, path: string) {
  return createSvgIcon(
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    name,
  );
}

function filled(name: string, path: string) {
  return createSvgIcon(<path d={path} />, name);
}

export const SearchIcon = /*#__PURE__*/ stroked(
  'Search',
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5l-5-5',
);
export const MenuIcon = /*#__PURE__*/ stroked('Menu', 'M4 7h16M4 12h16M4 17h16');
export const CloseIcon = /*#__PURE__*/ stroked('Close', 'M6 6l12 12M18 6 6 18');
export const HeartIcon = /*#__PURE__*/ stroked(
  'Heart',
  'M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 15.2 12 20 12 20Z',
);
export const BellIcon = /*#__PURE__*/ stroked(
  'Bell',
  'M6 16.5V10.5a6 6 0 1 1 12 0v6l1.5 2h-15l1.5-2ZM10 21h4',
);
export const ChevronDownIcon = /*#__PURE__*/ stroked('ChevronDown', 'm6 9.5 6 6 6-6');
export const ChevronLeftIcon = /*#__PURE__*/ stroked('ChevronLeft', 'm14.5 6-6 6 6 6');
export const ChevronRightIcon = /*#__PURE__*/ stroked('ChevronRight', 'm9.5 6 6 6-6 6');
export const ArrowRightIcon = /*#__PURE__*/ stroked('ArrowRight', 'M4 12h16M14 6l6 6-6 6');
export const CheckIcon = /*#__PURE__*/ stroked('Check', 'm5 12.5 4.5 4.5L19 7.5');
export const PlusIcon = /*#__PURE__*/ stroked('Plus', 'M12 5v14M5 12h14');
export const MinusIcon = /*#__PURE__*/ stroked('Minus', 'M5 12h14');
export const SunIcon = /*#__PURE__*/ stroked(
  'Sun',
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = /*#__PURE__*/ stroked(
  'Moon',
  'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z',
);
export const UserIcon = /*#__PURE__*/ stroked(
  'User',
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
);
export const StoreIcon = /*#__PURE__*/ stroked(
  'Store',
  'M4.5 10.5V20h15v-9.5M3 8l2-4h14l2 4c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3S3 9.7 3 8ZM10 20v-5h4v5',
);
export const CapIcon = /*#__PURE__*/ stroked(
  'Cap',
  'M2.5 9.5 12 5l9.5 4.5L12 14ZM6.5 11.5V16c1.5 1.3 3.4 2 5.5 2s4-.7 5.5-2v-4.5M21.5 9.5v5.5',
);
export const LogoutIcon = /*#__PURE__*/ stroked(
  'Logout',
  'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
);
export const FilterIcon = /*#__PURE__*/ stroked(
  'Filter',
  'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const FlagIcon = /*#__PURE__*/ stroked(
  'Flag',
  'M5.5 21V4.5M5.5 4.5c4-2 7 2 13 0v10c-6 2-9-2-13 0',
);
export const ShareIcon = /*#__PURE__*/ stroked(
  'Share',
  'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M6 11.5H5v9h14v-9h-1',
);
export const LinkIcon = /*#__PURE__*/ stroked(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3',
);
export const ExternalIcon = /*#__PURE__*/ stroked(
  'External',
  'M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H4.5v14h14V14',
);
export const ClockIcon = /*#__PURE__*/ stroked(
  'Clock',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
);
export const TagIcon = /*#__PURE__*/ stroked(
  'Tag',
  'M3.5 12.5v-8a1 1 0 0 1 1-1h8l8 8a1.5 1.5 0 0 1 0 2l-7 7a1.5 1.5 0 0 1-2 0l-8-8ZM8 8h.01',
);
export const EyeIcon = /*#__PURE__*/ stroked(
  'Eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
);
export const EyeOffIcon = /*#__PURE__*/ stroked(
  'EyeOff',
  'M4 4l16 16M10 5.7a9.5 9.5 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.5A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.5-1.2M10 10a2.8 2.8 0 0 0 4 4',
);
export const HomeIcon = /*#__PURE__*/ stroked(
  'Home',
  'm3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5',
);
export const MailIcon = /*#__PURE__*/ stroked('Mail', 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5');
export const PhoneIcon = /*#__PURE__*/ stroked(
  'Phone',
  'M5 3.5h3.5l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7l1.8-2.5 5 2V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5Z',
);
export const PinIcon = /*#__PURE__*/ stroked(
  'Pin',
  'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ReplyIcon = /*#__PURE__*/ stroked(
  'Reply',
  'M9.5 6 4 11.5 9.5 17M4 11.5h9.5c4 0 6.5 2.5 6.5 7',
);
export const ThumbUpIcon = /*#__PURE__*/ stroked(
  'ThumbUp',
  'M7.5 20.5h-4v-10h4m0 10v-10m0 10h9.3a2 2 0 0 0 2-1.6l1.3-6.5a2 2 0 0 0-2-2.4h-4.6V6a2.5 2.5 0 0 0-2.5-2.5L7.5 10.5',
);
export const CardIcon = /*#__PURE__*/ stroked(
  'Card',
  'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5H10',
);
export const CartIcon = /*#__PURE__*/ stroked(
  'Cart',
  'M3 4h2.5l2.3 11.5h10L20 7.5H6.3M9 20h.01M16.5 20h.01',
);
export const PackageIcon = /*#__PURE__*/ stroked(
  'Package',
  'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3ZM3.5 7.5 12 12l8.5-4.5M12 12v9M7.8 5.2l8.5 4.5',
);
export const GiftIcon = /*#__PURE__*/ stroked(
  'Gift',
  'M4.5 12v8.5h15V12M3 8h18v4H3zM12 8v12.5M12 8S10.5 3.5 8 3.5A2.2 2.2 0 0 0 8 8h8a2.2 2.2 0 0 0 0-4.5C13.5 3.5 12 8 12 8Z',
);
export const ScaleIcon = /*#__PURE__*/ stroked(
  'Scale',
  'M12 4v16M7.5 20.5h9M5 7l7-1.5L19 7M5 7l-2.5 7a2.8 2.8 0 0 0 5 0L5 7ZM19 7l-2.5 7a2.8 2.8 0 0 0 5 0L19 7Z',
);
export const TrashIcon = /*#__PURE__*/ stroked(
  'Trash',
  'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
);
export const ShieldIcon = /*#__PURE__*/ stroked(
  'Shield',
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
);
export const ChartIcon = /*#__PURE__*/ stroked('Chart', 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6');
export const CodeIcon = /*#__PURE__*/ stroked('Code', 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 5l-3 14');
export const SparkIcon = /*#__PURE__*/ stroked(
  'Spark',
  'M12 3.5 13.8 10.2 20.5 12l-6.7 1.8L12 20.5l-1.8-6.7L3.5 12l6.7-1.8L12 3.5Z',
);
export const AlertIcon = /*#__PURE__*/ stroked(
  'Alert',
  'M12 4 2.8 20h18.4L12 4ZM12 10.5v4M12 17.3h.01',
);
export const InfoIcon = /*#__PURE__*/ stroked(
  'Info',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v5M12 8h.01',
);
export const PencilIcon = /*#__PURE__*/ stroked(
  'Pencil',
  'm4 20 1-4.5L16 4.5l3.5 3.5-11 11L4 20ZM13.5 7l3.5 3.5',
);
export const CopyIcon = /*#__PURE__*/ stroked('Copy', 'M9 9h11v11H9zM5 15H4V4h11v1');
export const DownloadIcon = /*#__PURE__*/ stroked('Download', 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15');
export const ChatIcon = /*#__PURE__*/ stroked(
  'Chat',
  'M20.5 11.5a8 8 0 0 1-11.6 7.1L4 20l1.4-4.9a8 8 0 1 1 15.1-3.6Z',
);

export const MoreIcon = /*#__PURE__*/ filled(
  'More',
  'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
export const StarIcon = /*#__PURE__*/ filled(
  'Star',
  'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9L12 2.6Z',
);
export const PauseIcon = /*#__PURE__*/ filled('Pause', 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z');
export const PlayIcon = /*#__PURE__*/ filled('Play', 'M8 4.8v14.4l11.5-7.2L8 4.8Z');
export const FacebookIcon = /*#__PURE__*/ filled(
  'Facebook',
  'M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.6 1.6-1.6h1.7V3.3a22 22 0 0 0-2.4-.1c-2.4 0-4.1 1.5-4.1 4.2v2.4H7.6V13h2.7v8h3.2Z',
);
export const TwitterIcon = /*#__PURE__*/ filled(
  'Twitter',
  'M17.25 3.8h2.78l-6.07 6.94 7.14 9.45H15.5l-4.38-5.73-5.01 5.73H3.33l6.49-7.42L2.97 3.8h5.74l3.96 5.24zm-.98 14.73h1.54L7.87 5.38H6.22z',
);
export const LinkedinIcon = /*#__PURE__*/ filled(
  'Linkedin',
  'M4.5 9.2h3.3V20H4.5V9.2Zm1.6-5.3a1.9 1.9 0 1 1 0 3.9 1.9 1.9 0 0 1 0-3.9ZM9.9 9.2H13v1.5c.5-.9 1.6-1.8 3.3-1.8 3.5 0 4.1 2.2 4.1 5.1v6h-3.3v-5.3c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H9.9V9.2Z',
);
export const YoutubeIcon = /*#__PURE__*/ filled(
  'Youtube',
  'M21.6 7.7a2.6 2.6 0 0 0-1.8-1.8C18.2 5.5 12 5.5 12 5.5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.3 2.6 2.6 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.3ZM10 15.1V8.9l5.3 3.1L10 15.1Z',
);
export const GoogleIcon = /*#__PURE__*/ filled(
  'Google',
  'M21.3 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.2a4.5 4.5 0 0 1-1.9 2.9v2.4h3.1c1.8-1.7 2.9-4.2 2.9-7.1ZM12 21.6c2.6 0 4.8-.9 6.4-2.3l-3.1-2.4c-.9.6-2 .9-3.3.9-2.5 0-4.6-1.7-5.4-4H3.4v2.5A9.6 9.6 0 0 0 12 21.6ZM6.6 13.8a5.8 5.8 0 0 1 0-3.7V7.6H3.4a9.6 9.6 0 0 0 0 8.6l3.2-2.4ZM12 6.2c1.4 0 2.7.5 3.7 1.5l2.7-2.8A9.6 9.6 0 0 0 3.4 7.6l3.2 2.5c.8-2.3 2.9-3.9 5.4-3.9Z',
);
