import { createSvgIcon } from '@mui/material/utils';

/**
 * The icons of the shell and the home page, drawn for the site on a 24 px grid: every first load brings all
 * of them, so the others are in `moreIcons.ts`. They take the props of `SvgIcon` (`fontSize`, `color`,
 * `titleAccess`, `sx`) and are hidden from assistive technology unless `titleAccess` is given. Every export
 * is pure, so that a bundle holds only the ones it shows.
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

/** An icon of filled shapes, likewise. */
export function filled(name: string, path: string) {
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
export const SunIcon = /*#__PURE__*/ stroked(
  'Sun',
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = /*#__PURE__*/ stroked(
  'Moon',
  'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z',
);
export const ShieldIcon = /*#__PURE__*/ stroked(
  'Shield',
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
);
export const ClockIcon = /*#__PURE__*/ stroked(
  'Clock',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
);
export const AlertIcon = /*#__PURE__*/ stroked(
  'Alert',
  'M12 4 2.8 20h18.4L12 4ZM12 10.5v4M12 17.3h.01',
);
export const InfoIcon = /*#__PURE__*/ stroked(
  'Info',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.5v5M12 8h.01',
);

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
