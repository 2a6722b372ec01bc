import { inkOn, readable } from '../../../src/theme/colors';
import { pageOf, type Page } from '../pagePieces';
import { mix } from '../palette';
import { randomFrom } from '../random';

export { contrast, inkOn, readable } from '../../../src/theme/colors';

/** The colors of one product's screens: those of its page, each readable where it is used. */
export interface Look extends Page {
  /** The ground behind cards and panels, a little off the sheet. */
  readonly ground: string;
  /** Second-rank text. */
  readonly muted: string;
  /** The brand color as text on the sheet. */
  readonly link: string;
  /** Text on the tint. */
  readonly onTint: string;
  readonly good: string;
  readonly warn: string;
  readonly isDark: boolean;
  /** Whether the side menu is on a pale color, with its open part on white. */
  readonly isPaleRail: boolean;
}

/** The look of a product on white or, when `dark`, on ink. */
export function lookOf(slug: string, dark: boolean): Look {
  const page = pageOf(slug, dark);
  // A middling brand color carries neither ink nor white well, so it is deepened a little.
  const brand = dark ? page.brand : readable(page.brand, '#FFFFFF', 4.6);
  // Some have their menu on a strong color, others on a pale one.
  const isPaleRail = !dark && randomFrom(`menu of ${slug}`).chance(0.55);
  const ground = dark ? '#221E33' : mix(page.tint, '#FBFAFD', 0.82);
  const strong = dark ? '#120F1D' : readable(page.rail, '#FFFFFF', 4.6);
  return {
    ...page,
    brand,
    onBrand: inkOn(brand),
    rail: isPaleRail ? mix(page.tint, ground, 0.5) : strong,
    onRail: isPaleRail ? page.text : mix(page.onRail, '#FFFFFF', 0.6),
    isPaleRail,
    soft: dark ? '#6B6685' : '#B9B4C6',
    ground,
    muted: dark ? '#AFA9C6' : '#635E75',
    link: readable(brand, page.sheet),
    onTint: readable(brand, page.tint, 5),
    good: dark ? '#5FD3A0' : '#0E7A4F',
    warn: dark ? '#F5B054' : '#A85400',
    isDark: dark,
  };
}

/** Whether the screens of a product are dark; one product always is or is not. */
export function isDarkProduct(slug: string): boolean {
  return randomFrom(`screenshot of ${slug}`).chance(0.2);
}
