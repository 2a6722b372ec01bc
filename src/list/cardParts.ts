/** The parts of a listing's card, as classes: lists lay them out in their own ways. */
export const cardParts = {
  picture: 'ListingCard-picture',
  /** When the deal ends. */
  ending: 'ListingCard-ending',
  body: 'ListingCard-body',
  /** Who sells it, and whether they claimed it. */
  vendor: 'ListingCard-vendor',
  /** Name and tagline. */
  text: 'ListingCard-text',
  title: 'ListingCard-title',
  tagline: 'ListingCard-tagline',
  /** What a course holds: level, lessons, hours, language. */
  facts: 'ListingCard-facts',
  /** Who teaches a course, and how much it is: a column of its own in wide rows. */
  aside: 'ListingCard-aside',
  /** The stars, and how often it was sold. */
  rating: 'ListingCard-rating',
  /** The end of the card: the price, its terms and what a click does. */
  price: 'ListingCard-price',
  /** The discount, and when the deal ends or how it is paid. */
  terms: 'ListingCard-terms',
  /** What a click does, and the heart. */
  actions: 'ListingCard-actions',
  /** What a click does, as a button. */
  action: 'ListingCard-action',
} as const;
