/** Thrown where the member did not sign in again, so that nothing was saved. */
export class NotSignedIn extends Error {}
