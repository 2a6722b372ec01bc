import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** What the form of a listing asks for; empty, or null, while it was not entered. */
export interface VendorListingFields {
  name: string;
  websiteUrl: string;
  description: string;
  pros: string[];
  useCases: string[];
  categoryIds: string[];
  pricing: Schemas['ToolPricing'] | null;
  /** Minor units of US dollars. */
  price: number | null;
  oldPrice: number | null;
  featureMyTool: boolean | null;
  wantsLifetimeDealCall: boolean | null;
  founderName: string;
  founderNote: string;
  howItWorks: string;
  bestFor: string;
}

/** A picture that was sent, or that is drawn; see `pictureUrl` of a call. */
export interface VendorPicture {
  slot: Schemas['VendorListingPicture']['slot'];
  picture: string;
  width: number;
  height: number;
}

/** What buyers get: a file that was sent, or a URL elsewhere. */
export interface Deliverable {
  name: string;
  fileId: string | null;
  url: string | null;
}

/** A product as a partner has entered it. */
export interface VendorListingRecord extends VendorListingFields {
  id: string;
  /** The partner. */
  accountId: string;
  partnerAccountId: string;
  /** Goes up with every change of the fields. */
  version: number;
  pictures: VendorPicture[];
  deliverable: Deliverable | null;
  /**
   * The review since it was submitted last: when its decision is known, and why it is rejected, or
   * null where it is not. Null for a draft. Until that time it is under review.
   */
  review: { decidedAt: string; rejection: string | null } | null;
  /** The listing of the catalog that it becomes; null before it was ever approved. */
  listingId: string | null;
  updatedAt: string;
  /** When it was removed from the tables; left out while it is there. */
  removedAt?: string;
}
