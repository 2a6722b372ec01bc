import type { ClosingName } from '../../../../artwork/closings';
import type { LayoutName } from '../../../../artwork/screens/layouts';
import type { ScreenCopy } from '../../../../artwork/screens/screenCopy';

/** What a gallery shows of a listing after its main screen, as copywriters write it down. */
export interface InsideCopy {
  /**
   * A second screen of the product, about another thing than the main one and in another layout. What
   * it does not say (figures, values over time, who speaks) is that of the main screen.
   */
  readonly screen: Partial<ScreenCopy> &
    Pick<ScreenCopy, 'headline' | 'action' | 'rows' | 'body'> & {
      readonly layout: LayoutName;
      /** The part of the product that is open: one of the main screen's `nav`, not the first. */
      readonly opens: string;
      /** What it shows, for those who do not see it; follows the title and a colon. */
      readonly shows: string;
    };
  /** How the gallery ends: one or two pictures without a window. */
  readonly closes: readonly ClosingName[];
}

/** By the id of the listing. */
export type InsideById = Readonly<Record<string, InsideCopy>>;
