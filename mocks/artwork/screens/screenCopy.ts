/** An entry of a list: what it is, a line about it, and a label beside it (a time, a state, a sum). */
export type ScreenRow = readonly [title: string, note: string, label?: string];

/** A number worth showing: what it counts, its value, and how it moved. */
export type ScreenFigure = readonly [label: string, value: string, change?: string];

/**
 * What is on the screens of one product: the only source of its card picture and of every picture
 * of its gallery. The words are short, as they are in software; `body` is what the layout has for
 * longer text: the paragraphs of a letter, lines of code, the turns of a talk.
 */
export interface ScreenCopy {
  /** The name of the product. */
  readonly title: string;
  /** The head of the main screen. */
  readonly headline: string;
  /** What the main button does. */
  readonly action: string;
  /**
   * What a quieter button does, and the main one beside its figures; without it the former is the
   * name of the second part, and the latter the action.
   */
  readonly otherAction?: string;
  /** Parts of the product; the first is the one that is open, where `opens` names no other. */
  readonly nav: readonly string[];
  readonly opens?: string;
  readonly rows: readonly ScreenRow[];
  /**
   * What the rows are: things get no face, and scenes have a screen in them. Without it they are
   * people or firms.
   */
  readonly rowsAre?: 'people' | 'things' | 'scenes';
  /** What a list of them is called beside figures; without it that is the name of the second part. */
  readonly listed?: string;
  readonly figures: readonly ScreenFigure[];
  /** How far a form has come, from 0 to 1; without it, about two thirds. */
  readonly share?: number;
  /** Which figure the trend is of; without it, the first one. */
  readonly charted?: number;
  /** How a dashboard draws that trend; without it, one way for each product. */
  readonly drawnAs?: 'line' | 'columns';
  /** Of an invoice: until when it stands, and what its steps are called. */
  readonly paper?: readonly [until: string, steps: string];
  /** The slug of who speaks in its film. */
  readonly speaker?: string;
  /** Whether its talk has come to an end: nobody writes an answer below it. */
  readonly isOver?: boolean;
  /** Values over time, the newest last. */
  readonly trend: readonly number[];
  readonly body: readonly string[];
}

/** How much of a whole a value is, 0 to 1: `3 of 15` and `92%` say so, others do not. */
export function partOf(value: string): number | undefined {
  const [, done, all] = /^(\d+) of (\d+)$/.exec(value) ?? [];
  if (done && all) return Number(done) / Number(all);
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(value) ?? [];
  return percent === undefined ? undefined : Number(percent) / 100;
}

/** Whether a label is a pair of letters that shows a typeface. */
export const isSpecimen = (label: string): boolean => label === 'Ag';

/**
 * What the label of a row says beside it: nothing where it is the columns of a timeline (`0-2`), and
 * what its note begins with where it is a specimen.
 */
export const labelOf = ([, note, label = '']: ScreenRow): string => {
  if (isSpecimen(label)) return note.split(',')[0] ?? '';
  return /^\d+-\d+$/.test(label) ? '' : label;
};

/** What the label of a row says that needs nothing more. */
const SETTLED = /^(done|fixed|found|known|later|live|no|ran|sent|signed|uploaded)$/i;

/** Whether nothing is left to do about a row. */
export const isSettled = ([, , label = '']: ScreenRow): boolean => SETTLED.test(label);

/** Which part of the product is open: its place in `nav`, 0 where `opens` names none of them. */
export const openPart = ({ nav, opens }: ScreenCopy): number =>
  opens === undefined ? 0 : Math.max(0, nav.indexOf(opens));

/** What the list beside the main thing of a screen is called: the open part, or the second one. */
export const asidePart = (screen: ScreenCopy): string => screen.nav[openPart(screen) || 1] ?? '';

/** The screen about its figures, the one that the trend is of in front. */
export function aboutFigures(screen: ScreenCopy): ScreenCopy {
  const { figures, charted = 0, action, otherAction = action } = screen;
  const first = figures[charted];
  if (!first) return screen;
  const others = figures.filter((figure) => figure !== first);
  return { ...screen, headline: first[0], action: otherAction, figures: [first, ...others] };
}

/** The screen about its second figure, where the first one stands beside it already. */
export function nextFigure(screen: ScreenCopy): ScreenCopy {
  const [first, second, ...others] = screen.figures;
  if (!first || !second) return screen;
  return { ...screen, headline: second[0], figures: [second, ...others, first] };
}

/** The room that a layout fills. Below {@link NARROW} units it draws itself as a phone does. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const NARROW = 520;

/** Whether a room is that of a phone or of a card, where there is place for one column. */
export function isNarrow({ width }: Room): boolean {
  return width < NARROW;
}
