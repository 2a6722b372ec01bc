import type { Override } from './overrides';

/**
 * What a browser test may put on the page before it starts (`window.__mockSetup`). Plain data, so
 * that it outlives reloads when an init script puts it there each time.
 */
export interface MockSetup {
  overrides?: Override[];
  /** Hold every answer against the contract, as development does. */
  checkReplies?: boolean;
}

declare global {
  interface Window {
    __mockSetup?: MockSetup;
  }
}
