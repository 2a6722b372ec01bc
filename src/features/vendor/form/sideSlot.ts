import { createContext } from 'react';

/** The place beside the form, above what reviewers look at; null until it is there. */
export const SideSlot = createContext<HTMLElement | null>(null);
