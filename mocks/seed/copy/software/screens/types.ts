import type { ScreenCopy } from '../../../../artwork/screens/screenCopy';
import type { LayoutName } from '../../../../artwork/screens/layouts';

/** The screens of one listing as copywriters write them down; its title comes from the listing. */
export interface ListingScreens extends Omit<ScreenCopy, 'title'> {
  readonly layout: LayoutName;
  /** What the main screen shows, for those who do not see it; follows the title and a colon. */
  readonly shows: string;
}

/** By the id of the listing. */
export type ScreensById = Readonly<Record<string, ListingScreens>>;
