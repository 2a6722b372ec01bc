import { createContext } from 'react';

/**
 * Lets someone sign in where they are; gives whether they have. Null where the page has no way to.
 * The page's frame provides it, because this folder knows nothing of sessions.
 */
export const SignInOffer = createContext<(() => Promise<boolean>) | null>(null);
