/** The parts of a listing's card, as classes: lists lay them out in their own ways. */
export const cardParts = {
  picture: 'ListingCard-picture',
  /** The heart. */
  topRight: 'ListingCard-topRight',
  /** When the deal ends. */
  ending: 'ListingCard-ending',
  body: 'ListingCard-body',
  /** Who sells it, and when the deal ends. */
  vendor: 'ListingCard-vendor',
  /** Name and tagline. */
  text: 'ListingCard-text',
  title: 'ListingCard-title',
  tagline: 'ListingCard-tagline',
  /** What a course holds: level, lessons, hours, language. */
  facts: 'ListingCard-facts',
  /** The stars, and whether the vendor claimed the listing. */
  rating: 'ListingCard-rating',
  /** The last line of the card: what it costs and how it is paid. */
  price: 'ListingCard-price',
  /** The price and the discount. */
  amount: 'ListingCard-amount',
  /** On the picture of a card, beside the price of a row. */
  discount: 'ListingCard-discount',
} as const;
