/** What a member thinks of a listing. */
export interface ReviewRecord {
  id: string;
  listingId: string;
  authorId: string;
  /** What its author has bought; left out where that is not known, and where orders of an account say it. */
  planTitle?: string;
  /** Votes by members outside this mock, to which those kept here are added; left out where there are none. */
  baseVotes?: number;
  stars: number;
  message: string;
  createdAt: string;
  /** When it was last edited; left out where it never was. */
  editedAt?: string;
}

/** What the vendor has answered to a review, whose id it has. */
export interface ReviewReplyRecord {
  id: string;
  authorId: string;
  message: string;
  createdAt: string;
}
