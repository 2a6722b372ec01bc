import { stroked } from './icons';

/** A key, as of a license; here, not with the icons of the shell, which every page loads. */
export const KeyIcon = stroked(
  'Key',
  'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 12.3 20 3.5M16 7.5l3.5 3.5M13.3 10.2l2 2',
);
