import { iconPath } from '../screens/icons';
import { inkOn } from '../screens/look';
import { line, place, rect } from '../svg';
import type { Slide } from './slide';

const BULB = 'M-2.5 4v-1.2a5.4 5.4 0 1 1 5 0v1.2zM-2 7h4';
const CROSSED = 'M-6-6l12 12M6-6l-12 12';
const GLASSES =
  'M-8 1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M1.2 1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-1.2 0q1.2-1 2.4 0M-8 0l2-5M8 0l-2-5';

/**
 * What lessons are about, by words of their titles, and what says it: the path of a drawing 16 wide, or
 * the label of a menu that has one. The first that a title matches counts.
 */
const MOTIFS: readonly (readonly [words: RegExp, drawn: string])[] = [
  [/certificate/i, iconPath('Rewards')],
  [/\btest\b|checklist|what to check|done\b/i, iconPath('Done')],
  [/questions|people ask|doubts|\bask/i, iconPath('Questions')],
  [/comments|criticism|critique|feedback|\bsay|\bword|talk|listen/i, iconPath('Chats')],
  [/mistake|wrong|does not work|error|broken|fail/i, CROSSED],
  [/your turn|attempt|try it|exercise|\bwrit|draw|version/i, iconPath('Drafts')],
  [/meet\b|colleague|others|those who|\bpeople|team|meeting/i, iconPath('People')],
  [/begin\b|choosing|where you stand|goal|get the most/i, iconPath('Goals')],
  [/\bplan\b|steps?\b|next thing|process|flow|automat/i, iconPath('Flow')],
  [/example|to finish|looking|reading|review|find/i, GLASSES],
  [/pressure|time|hour|schedul|habit|week|deadline/i, iconPath('Timer')],
  [/second case|harder case|a case|files?\b|tidy/i, iconPath('Folders')],
  [/further|tools?\b|working with|own material/i, iconPath('Orders')],
  [/showing|present|what comes/i, iconPath('Photos')],
  [/price|money|cost|pay|budget|revenue/i, iconPath('Payments')],
  [/list\b|order|queue/i, iconPath('Queue')],
  [/number|figure|chart|measure|data|metric/i, iconPath('Statistics')],
  [/welcome|does it|customer|user/i, iconPath('You')],
  [/idea|why it matters|color|light/i, BULB],
];

/** What says what a lesson is about; a page where no word of its title does. */
function motifOf({ heading, title }: Slide): string {
  const matched = (words: string) => MOTIFS.find(([each]) => each.test(words));
  // Its own words before those of its part, which all lessons of that share.
  const [, drawn = iconPath('Document')] = matched(heading) ?? matched(title) ?? [];
  return drawn;
}

/** What a lesson is about, on a note that is stuck on about a point: askew, so that it is no button. */
export function motifNote(
  slide: Slide,
  [x, y, turn]: readonly [x: number, y: number, turn: number],
  fill: string,
): string {
  const size = 112;
  return place(
    x,
    y,
    rect(-size / 2 + 3, -size / 2 + 8, size, size, slide.desk.ink, 10, 'opacity=".2"') +
      rect(-size / 2, -size / 2, size, size, fill, 10) +
      place(0, 0, line(motifOf(slide), inkOn(fill), 1.5), 4),
    1,
    turn,
  );
}
