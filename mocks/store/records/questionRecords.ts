/** A question about a listing. */
export interface QuestionRecord {
  id: string;
  listingId: string;
  authorId: string;
  text: string;
  createdAt: string;
  /** When it was last edited; left out where it never was. */
  editedAt?: string;
  notifyByEmail: boolean;
  /** The answers that the seed knows; later ones are records of their own. */
  answers: { id: string; authorId: string; fromVendor: boolean; text: string; createdAt: string }[];
}

/** An answer that was given here, below a question. */
export interface AnswerRecord {
  id: string;
  questionId: string;
  authorId: string;
  fromVendor: boolean;
  text: string;
  createdAt: string;
}
