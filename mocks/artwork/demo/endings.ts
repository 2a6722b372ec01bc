/** A line of running text as the pictures hold it; names and labels are of another weight. */
const LINE =
  /<text x="([\d.-]+)" y="([\d.]+)" font-size="([\d.]+)" fill="[^"]+"(?: text-anchor="middle")? data-face="[a-z-]+">([^<]*)<\/text>/g;

/** A line of any text. */
const ANY_LINE = /<text [^>]*?\by="([\d.]+)".*?<\/text>/g;

/** So close to the lower edge of what fades out, no text can be read, and of a name half would be seen. */
const FADED = 34;

/** The beginning of a line up to the end of its last sentence. */
const SENTENCES = /^.*[.?!][”’"]?(?=\s|$)/;

/** How far apart the lines of one text are at most, as a multiple of their size. */
const LEADING = 1.6;

interface Line {
  readonly svg: string;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly words: string;
}

const follows = (line: Line, before: Line | undefined): boolean =>
  before !== undefined &&
  line.at === before.at + before.svg.length &&
  line.x === before.x &&
  line.size === before.size &&
  line.y - before.y < line.size * LEADING;

/** Texts of one or more lines each. */
function textsIn(svg: string): Line[][] {
  const texts: Line[][] = [];
  for (const { 0: line, 1: x, 2: y, 3: size, 4: words = '', index } of svg.matchAll(LINE)) {
    const read = { svg: line, at: index, x: Number(x), y: Number(y), size: Number(size), words };
    const text = texts.at(-1);
    if (text && follows(read, text.at(-1))) text.push(read);
    else texts.push([read]);
  }
  return texts;
}

/** What stays of the lines of a text that goes on below an edge: its whole sentences. */
function sentencesOf(lines: readonly Line[]): string {
  const last = lines.at(-1);
  if (!last) return '';
  const kept = SENTENCES.exec(last.words)?.[0];
  if (kept === undefined) return sentencesOf(lines.slice(0, -1));
  return [
    ...lines.slice(0, -1).map(({ svg }) => svg),
    last.svg.replace(`>${last.words}<`, () => `>${kept}<`),
  ].join('');
}

/**
 * A picture that fades out at the bottom, without the lines of text that would be cut there; running
 * text ends with its last sentence above. All else may go on below.
 */
export function endingBetweenSentences(svg: string, bottom: number): string {
  const edge = bottom - FADED;
  let done = '';
  let at = 0;
  for (const text of textsIn(svg)) {
    const [first, last] = [text[0], text.at(-1)];
    if (!first || !last || last.y <= edge) continue;
    done += svg.slice(at, first.at) + sentencesOf(text.filter(({ y }) => y <= edge));
    at = last.at + last.svg.length;
  }
  return (done + svg.slice(at)).replace(ANY_LINE, (line, y) =>
    Number(y) > bottom - FADED ? '' : line,
  );
}
