import type { DemoItemRecord as DemoItem } from '../../../../store/records/templateRecords';
import { itemOf } from '../types';

/** A part of a screen: of a kind that demos have, or of one that only pictures have. */
export interface ScreenBlock {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly action: string | null;
  readonly picture: string | null;
  readonly items: readonly DemoItem[];
}

/**
 * A further screen of what a template makes. Its gallery alone shows it: the live demo has the first
 * one, and a gallery of that and of parts of it says less than a look around.
 */
export interface ScreenCopy {
  /** The entry of the menu that is open. */
  readonly tab: string;
  /** What the screen is called; else as its entry. */
  readonly title?: string;
  /** The ways to look at what is on it, the chosen one first. */
  readonly views?: readonly string[];
  /** What its button says. */
  readonly action?: string;
  /** Whether the cover of an app shows it beside the first screen. */
  readonly isOnCover?: boolean;
  readonly blocks: readonly ScreenBlock[];
}

const blocksOf =
  (kind: string) =>
  (title: string, text: string, items: string[], action: string | null = null): ScreenBlock => ({
    kind,
    title,
    text,
    action,
    picture: null,
    items: items.map(itemOf),
  });

/** Columns as `Order | Customer | State`, rows likewise, and what is said below them. */
export const ledger = blocksOf('ledger');
/** How far things are: `Dentist | 60% | $120 of $200`. */
export const progress = (title: string, items: string[]) => blocksOf('progress')(title, '', items);
/** A month, as `first day of the week, days, today`, and what is on which day: `3 | Feed`. */
export const month = blocksOf('month');
/** Lines of code under the call that they make. */
export const code = (call: string, lines: string[]): ScreenBlock => ({
  ...blocksOf('code')(call, '', []),
  items: lines.map((title) => ({ title, text: '', picture: null })),
});
/** Columns as `To do | Doing`, and what is in them: `Doing | Name | What is told | label`. */
export const board = (columns: string, items: string[]) => blocksOf('board')('', columns, items);
/** What drives where on a map of 100 by 100: `Van 12 | 37 46`; `high` is its least height. */
export const map = (title: string, items: string[], high = 260) =>
  blocksOf('map')(title, String(high), items);
/** Three figures in a row: `41 | leaves`. */
export const trio = (items: string[]) => blocksOf('trio')('', '', items);
/** Whose account it is, and what is told of it. */
export const profile = (name: string, text: string) => blocksOf('profile')(name, text, []);
/** Things to do or to take, each `done` or not: `Water | two liters | done`. */
export const checks = (title: string, items: string[]) => blocksOf('checks')(title, '', items);
/** How much of a time or a sum is left, on a ring: what is left, of what, and which share. */
export const dial = (left: string, of: string, share: number) =>
  blocksOf('dial')(left, of, [String(share)]);
/** A bank card by its name and number. */
export const bankCard = (name: string, number: string) => blocksOf('bankCard')(name, number, []);
/** A page of running text. */
export const prose = (title: string, text: string) => blocksOf('prose')(title, text, []);
