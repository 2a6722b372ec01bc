/** A session that is open. Has the cookie's token as its id. */
export interface SessionRecord {
  id: string;
  accountId: string;
}

/** The answer to a request with an `Idempotency-Key`, to give it again. */
export interface IdempotencyKeyRecord {
  /** `accountId--operationId--key` */
  id: string;
  accountId: string | null;
  /** What was sent, as JSON: parameters and body. */
  request: string;
  /** What was answered, as JSON. */
  answer: string;
  createdAt: string;
}

/** A request for a new password; its account is null where the email has none. */
export interface PasswordResetRecord {
  id: string;
  accountId: string | null;
  /** The email it was requested for; left out in those of older versions. */
  email?: string;
  code: string;
  /** Wrong codes so far; none where it is left out. */
  wrongCodes?: number;
  expiresAt: string;
}
