/** A session that is open. Has the cookie's token as its id. */
export interface SessionRecord {
  id: string;
  accountId: string;
}

/** A request for a new password; its account is null where the email address has none. */
export interface PasswordResetRecord {
  id: string;
  accountId: string | null;
  code: string;
  /** Wrong codes so far; none where it is left out. */
  wrongCodes?: number;
  expiresAt: string;
}
