import { cards, chart, gallery, quote, table } from '../types';
import {
  bankCard,
  checks,
  dial,
  map,
  month,
  profile,
  progress,
  prose,
  trio,
  type ScreenCopy,
} from './parts';

/** What the tabs of the apps on phones lead to, by the titles of their templates; two make a picture. */
export const appScreens: Readonly<Record<string, readonly ScreenCopy[]>> = {
  'Pocket Garden': [
    {
      tab: 'Today',
      blocks: [
        month('March', '2 31 8', [
          '3 | Sow',
          '8 | Water',
          '11 | Feed',
          '13 | Repot',
          '19 | Sow',
          '26 | Cut',
        ]),
        table('Next jobs', '', [
          'Saturday | Feed the chili',
          'Monday | Repot the fern',
          'March 19 | Sow the second basil',
        ]),
      ],
    },
    {
      tab: 'Shop',
      blocks: [
        gallery('For your pots', '', [
          'Basil, $3 @basil',
          'Chili, $4 @chili',
          'Mint, $3 @mint',
          'Fern, $9 @fern',
          'Marigold, $2 @calendula',
          'Soil, $6 @plants',
        ]),
      ],
    },
    {
      tab: 'Plants',
      blocks: [
        progress('Chili, week 9', [
          'Water | 72% | until Friday',
          'Light | 58% | 5 h a day',
          'Food | 20% | on Saturday',
        ]),
        cards('How it went', '', [
          'Turned to the light | Monday, 8:10 @chili',
          'First flower | Sunday @calendula',
          'Moved to a larger pot | March 1 @plants',
        ]),
      ],
    },
    {
      tab: 'You',
      isOnCover: true,
      blocks: [
        profile('Ilse Brandt', 'Gardener since May'),
        trio(['4 | plants', '41 | leaves', '3 | gifts']),
        chart('Hours of light', '', ['Fri | 6', 'Sat | 4', 'Sun | 7', 'Mon | 3', 'Tue | 5']),
      ],
    },
  ],
  Coinpurse: [
    {
      tab: 'Cards',
      isOnCover: true,
      blocks: [
        bankCard('Blue card', '4929'),
        table('Goes out on its own', '', [
          'Rent, on the 1st | $820.00',
          'Phone, on the 3rd | $22.00',
          'Tram, Sundays | $18.00',
          'Library, in May | $15.00',
        ]),
      ],
    },
    {
      tab: 'Home',
      blocks: [
        trio(['$305 | in shops', '$210 | put aside', '4 | days free']),
        chart('Spent by week', '', ['W 7 | 188', 'W 8 | 240', 'W 9 | 162', 'W 10 | 143']),
        progress('', ['Until Friday | 29% | $212 of $727']),
      ],
    },
    {
      tab: 'Pots',
      blocks: [
        dial('$640', 'of $900 for the holiday', 71),
        progress('The others', ['Dentist | 60% | $120 of $200', 'Bike | 25% | $75 of $300']),
      ],
    },
    {
      tab: 'Help',
      blocks: [
        profile('Hello, Noor', 'Answers in two minutes'),
        cards('Asked most', '', [
          'A payment I don’t know | Hold it, then ask us',
          'Lost the card | Lock it with one touch',
          'Two people, one pot | Invite by phone number',
          'Change the PIN | At any machine, or here',
        ]),
      ],
    },
  ],
  Trailhead: [
    {
      tab: 'Map',
      blocks: [
        map('Over the upper ford', ['You | 14 88', 'Raven hut | 37 46', 'Bridge out | 66 74'], 236),
        trio(['9.2 | km left', '640 | m up', '3 h | to go']),
      ],
    },
    {
      tab: 'Routes',
      isOnCover: true,
      blocks: [
        chart('Meters above the sea', '', [
          'Start | 940',
          '1 h | 1180',
          '2 h | 1420',
          '3 h | 1580',
        ]),
        cards('Tomorrow', '', [
          'Over the saddle | 11 km, 5 hours @mountain',
          'Down the creek | 8 km, 3 hours @river',
          'Around the scree | 6 km, 2 hours @scree',
        ]),
      ],
    },
    {
      tab: 'Huts',
      blocks: [
        cards('On your way', '', [
          'Raven hut | 6 places, soup @hut',
          'Saddle refuge | Open, no warden @mountain',
          'Old customs | Closed until May @winter',
        ]),
        quote('The warden', 'Soup until seven. Later than that there is bread, and a story.'),
      ],
    },
    {
      tab: 'Pack',
      blocks: [
        checks('For one night', [
          'Water, two liters | done',
          'Warm layer | done',
          'Map on the phone | done',
          'Headlamp | done',
          'Bread and cheese | ',
          'Charger | ',
        ]),
      ],
    },
  ],
  Ringside: [
    {
      tab: 'Team',
      isOnCover: true,
      blocks: [
        cards('Eleven said yes', '', [
          'Amara Okoro | Goal @person.4',
          'Jonas Lind | Left back @person.5',
          'Sofia Weber | Midfield @person.1',
          'Tom Adeyemi | Midfield @person.8',
          'Mira Kaya | Right wing @person.10',
        ]),
      ],
    },
    {
      tab: 'Week',
      blocks: [
        month('March', '2 31 7', [
          '2 | T',
          '7 | T',
          '9 | T',
          '11 | M',
          '14 | T',
          '16 | T',
          '18 | M',
          '21 | T',
          '23 | T',
          '25 | M',
          '28 | T',
          '30 | T',
        ]),
        table('Next', '', [
          'Today, 18:00 | Training, hall 2',
          'Thursday, 17:30 | Training, outdoors',
        ]),
      ],
    },
    {
      tab: 'Rides',
      blocks: [
        map('Meet 9:15', ['Hall 2 | 37 46', 'Station | 14 82', 'Away | 62 18'], 178),
        table('Who drives', '', [
          'Mr. Okoro | Three seats, station',
          'Ms. Lind | Two seats, hall 2',
        ]),
      ],
    },
    {
      tab: 'Fees',
      blocks: [
        dial('31', 'of 33 have paid', 94),
        table('Still open', '', [
          'Jonas Lind | €48, since January',
          'Mira Kaya | €24, second half',
        ]),
      ],
    },
  ],
  Lanternfish: [
    {
      tab: 'Reading',
      blocks: [
        prose(
          'Nine',
          'The lamp had been his father’s, and the tide had no opinion of it. He trimmed the wick, wrote the hour into the book, and counted the lights along the coast. There were eleven, as on every night. He counted them once more. The wind had turned.',
        ),
      ],
    },
    {
      tab: 'Shelf',
      blocks: [
        gallery('Your shelf', '', [
          'Salt Almanac @waves',
          'Ferry Letters @letter',
          'Far North @compass',
          'The Oak Year @tree',
          'Dry Stone @wall',
          'Harbor Hours @harbor',
        ]),
      ],
    },
    {
      tab: 'Timer',
      isOnCover: true,
      blocks: [
        dial('23 min', 'until it fades', 58),
        cards('Fall asleep to', '', [
          'Rain on a tent | 40 minutes, then silence @rain',
          'A slow train | Stops where you stop @bridge',
        ]),
      ],
    },
    {
      tab: 'Reading',
      blocks: [
        trio(['5 | evenings', '38 | min each', '23:10 | lights out']),
        chart('Minutes read', '', ['Mon | 31', 'Tue | 44', 'Wed | 38', 'Thu | 52', 'Fri | 25']),
        progress('', ['Chapter nine | 45% | 11 min left']),
      ],
    },
  ],
};
