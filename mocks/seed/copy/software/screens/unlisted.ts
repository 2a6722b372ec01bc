/** Screens of what the demonstration partner has entered and is not in the catalog. */
import type { ScreensById } from './types';

export const screensUnlisted: ScreensById = {
  minuteloom: {
    layout: 'docs',
    shows: 'the notes of a meeting with who promised what',
    headline: 'Monday meeting',
    action: 'Send parts',
    nav: ['Meetings', 'Play from here', 'Promises', 'Search'],
    rows: [
      ['Three promises', 'Maud, Ravi and Ilka each get theirs'],
      ['Numbers for May', ''],
      ['New oven', ''],
      ['Summer hours', ''],
    ],
    figures: [
      ['Promises', '3', ''],
      ['Length', '42 min', ''],
      ['Recording', 'Gone in 20 h', ''],
    ],
    trend: [4, 6, 5, 7, 6, 8, 9, 11],
    body: [
      'Who does what by Friday',
      'Maud asks two dealers for the price of an oven and brings both offers.',
      'Ravi moves the summer hours into the calendar.',
      'Ilka tells the station shop that May went well.',
    ],
  },
  tidewatch: {
    layout: 'table',
    shows: 'prices of competitors that moved today',
    headline: 'Moved today',
    action: 'Add page',
    nav: ['Today', 'Watched', 'History', 'Mail', 'Currencies'],
    rows: [
      ['Trail pack 30 L', 'Hikehouse, was $89', '$74'],
      ['Camp stove', 'Norrland, was $52', '$58'],
      ['Rain cover', 'Hikehouse, was $19', '$15'],
      ['Wool socks', 'Fjellshop, was $18', '$21'],
      ['Headlamp', 'Lumen, was $44', '$39'],
    ],
    figures: [
      ['Price cuts', '3', 'of 1,204'],
      ['Typos', '2', 'left out'],
      ['Pages an hour', '1,000', ''],
    ],
    trend: [5, 3, 4, 6, 2, 4, 3, 3],
    body: ['Three prices are down since yesterday.'],
  },
  'postbox-zero': {
    layout: 'inbox',
    shows: 'an inbox with four emails left to answer',
    headline: 'Four left',
    action: 'Snooze all',
    nav: ['Answer', 'Read', 'Forget', 'Snoozed', 'Keys'],
    rows: [
      ['Edda Holm', 'Lunch on Thursday?', 'Answer'],
      ['Kestrel Freight', 'Invoice 7714', 'Answer'],
      ['Noah', 'First day, first question', 'Answer'],
      ['Polder Bank', 'One signature', 'Answer'],
    ],
    figures: [
      ['Left to answer', '4', '−212'],
      ['Minutes spent', '9', ''],
      ['Unsubscribed', '31', ''],
    ],
    trend: [216, 180, 141, 96, 60, 31, 12, 4],
    body: [
      'Are you free for lunch on Thursday? I know a place with a garden.',
      'Thursday is good. Noon at the garden place?',
      'You answer Edda first',
    ],
  },
};
