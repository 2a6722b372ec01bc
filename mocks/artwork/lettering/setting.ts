import type { Typeface } from './typefacePackages';

/** How the text of a picture is lettered. */
export interface Setting {
  readonly typeface: Typeface;
  /** From this size on bold words are in the typeface, in the units of `text`; smaller ones as the site's. */
  readonly from: number;
  /** From this size on lighter ones are, too; left out: none. */
  readonly mediumFrom?: number;
}

/** All of it is lettered as the small text of the site is. */
export const PLAIN: Setting = { typeface: 'sans', from: Infinity };

let current = PLAIN;

/** How text is lettered just now. */
export const currentSetting = (): Setting => current;

/**
 * Gives what `draw` draws, its text lettered in a setting. What draws pictures is nested and calls
 * `text` in hundreds of places, which need not know of it; another setting may be used within.
 */
export function withSetting<Result>(setting: Setting, draw: () => Result): Result {
  const before = current;
  current = setting;
  try {
    return draw();
  } finally {
    current = before;
  }
}
