/** Further screens of what the demonstration partner has entered and is not in the catalog. */
import type { InsideById } from './types';

export const insideUnlisted: InsideById = {
  minuteloom: {
    screen: {
      layout: 'player',
      opens: 'Play from here',
      shows: 'the moment of a meeting at which a promise was made, and its topics',
      headline: 'Maud promises',
      action: 'Copy link',
      speaker: 'maud-arden',
      rows: [
        ['Numbers for May', 'Ilka, better than feared', '0:00'],
        ['New oven', 'Maud promises something', '9:10'],
        ['Old oven', 'A minute of silence', '19:40'],
        ['Summer hours', 'Ravi promises something', '21:02'],
        ['Sundays', 'Nobody, for now', '24:50'],
        ['Station shop', 'Ilka promises something', '27:30'],
        ['Name of the new loaf', 'Four votes to two', '33:15'],
        ['Anything else', 'There was nothing else', '40:48'],
      ],
      body: [
        'I will ask two dealers and bring both offers by Friday.',
        'Said at 17:38. The recording will be gone in 20 hours; the sentence stays on Maud’s list.',
      ],
    },
    closes: ['settings'],
  },
  tidewatch: {
    screen: {
      layout: 'board',
      opens: 'Watched',
      shows: 'how the price of a backpack moved over a year, and what eight shops ask for it',
      headline: 'One year, one backpack',
      action: 'Export',
      rows: [
        ['Hikehouse', '', '$74'],
        ['Your shop', '', '$86'],
        ['Fjellshop', '', '$89'],
        ['Norrland', '', '$92'],
        ['Vandra Outdoor', '', '$95'],
        ['Lumen', '', '$96'],
        ['Fern & Fell', '', '$98'],
        ['Bergstad', '', '$99'],
      ],
      figures: [
        ['Trail pack 30 L', '$74', '−$15'],
        ['Average of 8 shops', '$91', '−$2'],
        ['Changes in a year', '5', ''],
      ],
      trend: [99, 99, 99, 95, 95, 95, 92, 92, 96, 89, 89, 74],
      body: [],
    },
    closes: ['settings', 'numbers'],
  },
  'postbox-zero': {
    screen: {
      layout: 'calendar',
      opens: 'Snoozed',
      shows: 'a week with the emails that come back on the day they are needed',
      headline: 'Back when needed',
      action: 'Wake all',
      rows: [
        ['Tickets to Ghent', 'Rail office', 'Mon 9:00'],
        ['Offer for shelves', 'Grove Joinery', 'Mon 11:30'],
        ['Photos of the fair', 'Aunt Beatrix', 'Mon 17:00'],
        ['Keys to the flat', 'Landlady', 'Tue 9:30'],
        ['Crate 12 arrives', 'Kestrel Freight', 'Tue 13:00'],
        ['Dinner on Saturday', 'Samir', 'Tue 16:00'],
        ['New bank card', 'Polder Bank', 'Wed 9:00'],
        ['Parent-teacher night', 'School', 'Wed 14:30'],
        ['Garden place, map', 'Edda Holm', 'Thu 10:30'],
        ['Insurance, page 4', 'Halvard', 'Thu 14:00'],
        ['Weekly figures', 'Priya', 'Fri 9:00'],
        ['Library books', 'Due tomorrow', 'Fri 12:00'],
        ['Garden chairs', 'Still not urgent', 'Fri 16:30'],
      ],
      body: [],
    },
    closes: ['numbers'],
  },
};
