import type { Override } from './overrides';
import type { Reviewer } from './reviewer';

/**
 * What a browser test may put on the page before it starts (`window.__mockSetup`). Plain data, so
 * that it outlives reloads when an init script puts it there each time.
 */
export interface MockSetup {
  overrides?: Override[];
  /** Hold every answer against the contract, as development does. */
  checkReplies?: boolean;
  /** How the reviewer of vendors' listings decides. */
  reviewer?: Reviewer;
  /** Opens a session before the first answer, as the login form does; a page that has one gets another. */
  signIn?: { identifier: string; password: string };
}

declare global {
  interface Window {
    __mockSetup?: MockSetup;
  }
}
