import { filled, stroked } from './icons';

/**
 * The icons that several areas show and the home page does not when it opens: see `icons.tsx`. What a single
 * area has for itself is in that.
 */

export const PlusIcon = /*#__PURE__*/ stroked('Plus', 'M12 5v14M5 12h14');
export const MinusIcon = /*#__PURE__*/ stroked('Minus', 'M5 12h14');
const LENS = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.4 15.4L20 20M7.5 10.5h6';
export const ZoomInIcon = /*#__PURE__*/ stroked('ZoomIn', `${LENS}M10.5 7.5v6`);
export const ZoomOutIcon = /*#__PURE__*/ stroked('ZoomOut', LENS);
export const UserIcon = /*#__PURE__*/ stroked(
  'User',
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
);
export const FilterIcon = /*#__PURE__*/ stroked(
  'Filter',
  'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const FlagIcon = /*#__PURE__*/ stroked(
  'Flag',
  'M5.5 21V4.5M5.5 4.5c4-2 7 2 13 0v10c-6 2-9-2-13 0',
);
export const LinkIcon = /*#__PURE__*/ stroked(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3',
);
export const TagIcon = /*#__PURE__*/ stroked(
  'Tag',
  'M3.5 12.5v-8a1 1 0 0 1 1-1h8l8 8a1.5 1.5 0 0 1 0 2l-7 7a1.5 1.5 0 0 1-2 0l-8-8ZM8 8h.01',
);
export const EyeIcon = /*#__PURE__*/ stroked(
  'Eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
);
export const MailIcon = /*#__PURE__*/ stroked('Mail', 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5');
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
export const TrashIcon = /*#__PURE__*/ stroked(
  'Trash',
  'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
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
export const StarIcon = /*#__PURE__*/ filled(
  'Star',
  'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9L12 2.6Z',
);
