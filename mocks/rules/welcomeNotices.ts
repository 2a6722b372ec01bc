import { SAMPLE_LISTING_ID } from './findListing';

/** What a new account finds under its bell, the newest first. */
export const WELCOME_NOTICES: readonly { title: string; body: string; listingId: string | null }[] =
  [
    {
      title: 'Welcome aboard',
      body: 'Your account is ready. The heart on a card keeps a deal on your wishlist.',
      listingId: null,
    },
    {
      title: 'A deal that members talk about',
      body: 'Replywright, the browser extension that drafts replies, is on a lifetime deal.',
      listingId: SAMPLE_LISTING_ID,
    },
    {
      title: 'Where deliveries are announced',
      body: 'When a license you bought is ready, a notice here says so.',
      listingId: null,
    },
  ];
