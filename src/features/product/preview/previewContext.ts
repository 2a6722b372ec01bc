import { createContext } from 'react';

/** Whether the page is a preview, which nothing can be bought, saved or asked from. */
export const PreviewContext = createContext(false);
