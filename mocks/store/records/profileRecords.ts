/** What a member has told of themselves. Has the account's id; an account without one has told nothing. */
export interface ProfileRecord {
  id: string;
  /** Goes up with every change of what the profile shows, the email and the picture included. */
  version: number;
  company: string;
  companyName: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
  jobTitle: string;
  abn: string;
  businessName: string;
  vatNumber: string;
}

/** A file that a member has sent; its bytes are in the storage under the same id. */
export interface FileRecord {
  id: string;
  /** Null where it stays for others although its member has no account any more. */
  accountId: string | null;
  mediaType: string;
}

/** A mail that would have been sent. */
export interface MailRecord {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: string;
}
