/** What a customer says of the marketplace. */
export interface TestimonialRecord {
  id: string;
  title: string;
  quote: string;
  name: string;
  position: string;
  picture: string;
  stars: number;
  createdAt: string;
}

/** A tool that the home page shows off. */
export interface FeaturedToolRecord {
  id: string;
  listingId: string;
  companyName: string;
  subLabel: string;
  content: string;
  quotedFrom: string | null;
  pricingLabel: string;
  picture: string;
  /** Likes by members outside this mock; the likes kept here are added to it. */
  baseLikes: number;
}

/** Has `accountId--featuredToolId` as its id. */
export interface LikeRecord {
  id: string;
  accountId: string;
  featuredToolId: string;
}
