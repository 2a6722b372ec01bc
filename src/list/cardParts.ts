/** The parts of a listing's card, as classes: lists lay them out in their own ways. */
export const cardParts = {
  /** Holds the picture and what lies on it. */
  picture: 'ListingCard-picture',
  topLeft: 'ListingCard-topLeft',
  topRight: 'ListingCard-topRight',
  /** When the deal ends. */
  ending: 'ListingCard-ending',
  body: 'ListingCard-body',
  /** Who sells it, and the language of a course. */
  vendor: 'ListingCard-vendor',
  /** Name and tagline. */
  text: 'ListingCard-text',
  title: 'ListingCard-title',
  tagline: 'ListingCard-tagline',
  /** What a course holds: level, lessons, hours. */
  facts: 'ListingCard-facts',
  /** The stars, and whether the vendor claimed the listing. */
  rating: 'ListingCard-rating',
  /** The last line of the card: what it costs and how it is paid. */
  price: 'ListingCard-price',
} as const;
