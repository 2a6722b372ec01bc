import { CartIcon } from '../ui/icons';
import type { NothingFoundProps } from './NothingFound';

/** What a checkout says whose URL names nothing to buy. */
export const nothingChosen = {
  icon: <CartIcon />,
  title: 'You have not chosen anything yet',
  description: 'Open a deal and choose “Buy\u00a0Now”. The plan and its price will appear here.',
} satisfies NothingFoundProps;
