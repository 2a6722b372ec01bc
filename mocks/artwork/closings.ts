import { agenda } from './mails/agenda';
import { digest } from './mails/digest';
import { milestone } from './mails/milestone';
import { numbers } from './posters/numbers';
import { points } from './posters/points';
import type { Poster } from './posters/poster';
import { services } from './posters/services';
import type { Layout } from './screens/shell';

/** The pictures without a window that a gallery may end with. */
export const POSTERS = { points, numbers, services } as const satisfies Record<string, Poster>;

/** The weekly mails of a product: its figures, what comes first, or one figure that matters most. */
export const MAILS = { digest, agenda, milestone } as const satisfies Record<string, Layout>;

/** Whether a picture shows a mail, which is read in a mail program: that is light. */
export const isMail = (view: string): view is keyof typeof MAILS => Object.hasOwn(MAILS, view);

/** The name of a picture that a gallery may end with: a poster, the settings, or a weekly mail. */
export type ClosingName = keyof typeof POSTERS | keyof typeof MAILS | 'settings';
