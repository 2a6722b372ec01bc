/** What is in each group of questions, in a line: their names alone do not say it. */
export const GROUP_LINES: Readonly<Record<string, string>> = {
  home: 'How it works, finding a tool',
  profile: 'Account, password, data',
  messages: 'Vendors, notices, community',
  settings: 'Theme, wishlist, cookies',
  partners: 'Listing, prices, getting paid',
  licenses: 'Buying, refunds, invoices',
  'rewards-and-credits': 'Credits, gift cards, rewards',
};
