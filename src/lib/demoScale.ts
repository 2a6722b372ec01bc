/** A chart as a curve over time, or as columns where it has few figures. */
export const isCurve = (figures: readonly number[]): boolean => figures.length > 5;

/** Between what figures a chart stands, where its lines are, and which figure is the highest. */
export interface DemoScale {
  readonly least: number;
  readonly most: number;
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
 * The scale of a chart.
 *
 * @param isApp whether it stands in an app, whose lines are at round figures and have marks
 */
export function scaleOf(figures: readonly number[], isApp: boolean): DemoScale {
  const highest = Math.max(...figures);
  const low = isCurve(figures) ? Math.min(...figures) * 0.6 : 0;
  // Where there is nothing yet, the chart is flat at its foot.
  const top = highest > 0 ? highest : 1;
  const unit = 10 ** Math.floor(Math.log10(top)) / 5;
  const most = isApp ? Math.ceil(top / unit) * unit : top;
  const least = isApp ? Math.floor(low / unit) * unit : low;
  return {
    least,
    most,
    grid: isApp ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.5, 1],
    peak: figures.indexOf(highest),
    rise: (figure) => (figure - least) / (most - least),
    mark: (part) => short(least + (most - least) * part),
  };
}

const short = (figure: number): string =>
  figure >= 1000 ? `${(figure / 1000).toFixed(1).replace('.0', '')}k` : String(Math.round(figure));
