import { iconPath } from '../screens/icons';
import { inkOn } from '../screens/look';
import { circle, line, place } from '../svg';
import type { Slide } from './slide';

const BULB = 'M-2.5 4v-1.2a5.4 5.4 0 1 1 5 0v1.2zM-2 7h4';
const CROSSED = 'M-6-6l12 12M6-6l-12 12';
const GLASSES =
  'M-8 1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M1.2 1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-1.2 0q1.2-1 2.4 0M-8 0l2-5M8 0l-2-5';

const EASEL = 'M-8-7h16M-7-7v9h14v-9M0 2v2M-4 8l4-4l4 4M-4-1l3-3l2 2l3-3';
const ROAD_ON = 'M-7 5c3 0 3-9 7-9h6M3-7l3 3l-3 3';

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
  [/showing|present/i, EASEL],
  [/what comes/i, ROAD_ON],
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

/**
 * What a lesson is about, on a round seal about a point: a square one looks like a picture that is missing.
 * It is askew, so that it is no button.
 */
export function motifNote(
  slide: Slide,
  [x, y, turn]: readonly [x: number, y: number, turn: number],
  fill: string,
): string {
  const r = 60;
  return place(
    x,
    y,
    circle(2, 6, r, slide.desk.ink, 'opacity=".2"') +
      circle(0, 0, r, fill) +
      place(0, 0, line(motifOf(slide), inkOn(fill), 1.5), 4),
    1,
    turn,
  );
}
