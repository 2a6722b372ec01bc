/** A chart as a curve over time, or as columns where it has few figures. */
export const isCurve = (figures: readonly number[]): boolean => figures.length > 5;

/** Where the lines of a chart are, and which of its figures is the highest. */
export interface DemoScale {
  /** Where the lines of its grid are, 0 at the foot, 1 at the top. */
  readonly grid: readonly number[];
  /** The place of the highest figure. */
  readonly peak: number;
  /** How high a figure stands, 0 to 1. */
  readonly rise: (figure: number) => number;
  /** What the line at a place says: `1.5k`. */
  readonly mark: (part: number) => string;
}

/**
 * The scale of a chart. It begins at zero, also for a curve: the area below that is filled, and from a
 * higher line it would exaggerate every change.
 *
 * @param isApp whether it is part of an app, whose lines are at round figures and have marks
 */
export function scaleOf(figures: readonly number[], isApp: boolean): DemoScale {
  const highest = Math.max(...figures);
  // Where there is nothing yet, the chart is flat at its foot.
  const top = highest > 0 ? highest : 1;
  const unit = 10 ** Math.floor(Math.log10(top)) / 5;
  const most = isApp ? Math.ceil(top / unit) * unit : top;
  return {
    grid: isApp ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.5, 1],
    peak: figures.indexOf(highest),
    rise: (figure) => figure / most,
    mark: (part) => short(most * part),
  };
}

const short = (figure: number): string =>
  figure >= 1000 ? `${(figure / 1000).toFixed(1).replace('.0', '')}k` : String(Math.round(figure));
