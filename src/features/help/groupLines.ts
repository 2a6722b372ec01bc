/** What is in each group of questions, in a line: their names alone do not say it. */
export const GROUP_LINES: Readonly<Record<string, string>> = {
  home: 'How it works, deals, finding a tool',
  profile: 'Accounts, passwords, your data',
  messages: 'Asking vendors, notices, community',
  settings: 'Light and dark, wishlist, cookies',
  partners: 'Listing, prices, getting paid',
  licenses: 'Buying, tiers, refunds, invoices',
  'rewards-and-credits': 'Credits, gift cards, rewards',
};
