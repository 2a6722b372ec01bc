import { chart, stats, table } from '../types';
import { board, ledger, map, month, progress, type ScreenCopy } from './parts';

/** What the menus of the apps for work lead to, by the titles of their templates. */
export const dashboardScreens: Readonly<Record<string, readonly ScreenCopy[]>> = {
  'Gauge Admin': [
    {
      tab: 'Orders',
      views: ['All', 'To pack', 'Held', 'Returned'],
      action: 'New order',
      blocks: [
        ledger(
          'Tuesday, March 7',
          'Customer | Order | Items | Total | State',
          [
            'Mina Aalto | #48341 | 2 | $48.00 | paid',
            'Jorge Prieto | #48340 | 1 | $24.50 | paid',
            'Ruth Adler | #48339 | 4 | $62.00 | held',
            'Kit Omondi | #48338 | 1 | $19.90 | paid',
            'Ida Brandt | #48337 | 3 | $31.00 | packed',
            'Sunil Rao | #48336 | 2 | $34.20 | paid',
            'Lea Fontaine | #48335 | 1 | $18.00 | held',
            'Owen Price | #48334 | 5 | $70.75 | packed',
            'Hana Sato | #48333 | 2 | $26.40 | paid',
            'Bo Lindqvist | #48332 | 1 | $22.00 | paid',
          ],
          '1 to 10 of 1,284',
        ),
      ],
    },
    {
      tab: 'Reports',
      views: ['8 weeks', 'Quarter', 'Year'],
      action: 'Export',
      blocks: [
        chart('Taken by week', 'Thousands.', [
          'W 2 | 212',
          'W 3 | 226',
          'W 4 | 219',
          'W 5 | 241',
          'W 6 | 238',
          'W 7 | 254',
          'W 8 | 249',
          'W 9 | 268',
        ]),
        progress('Where it comes from', [
          'Search | 41% | 41%',
          'Newsletter | 25% | 25%',
          'Shop in Portland | 22% | 22%',
          'Friends of customers | 12% | 12%',
        ]),
        chart('Returns by size', 'Of a hundred.', [
          '36 | 1',
          '37 | 2',
          '38 | 4',
          '39 | 2',
          '40 | 2',
        ]),
        table('Sold most', '', [
          'Rain boot, moss | 4,120 pairs, up 9%',
          'Wool sock | 3,880 pairs, up 4%',
          'Felt slipper | 2,400 pairs, up 2%',
        ]),
      ],
    },
  ],
  Ledgerly: [
    {
      tab: 'Invoices',
      views: ['All', 'Open', 'Late', 'Drafts'],
      action: 'New invoice',
      blocks: [
        ledger(
          'February',
          'Client | Number | Due | Amount | State',
          [
            'Café Morgen | 2023-0141 | Feb 23 | €480.00 | late',
            'Vogel GmbH | 2023-0138 | Feb 20 | €2,150.00 | late',
            'Studio Lund | 2023-0120 | Feb 4 | €960.00 | late',
            'Atelier Voss | 2023-0147 | Mar 9 | €1,320.00 | sent',
            'Hotel Anker | 2023-0146 | Mar 8 | €3,400.00 | sent',
            'Kino Rex | 2023-0145 | Mar 3 | €275.50 | paid',
            'Brandt Verlag | 2023-0144 | Mar 1 | €1,890.00 | paid',
            'Praxis Dahl | 2023-0143 | Feb 28 | €640.00 | paid',
            'Hof Lindau | 2023-0142 | Feb 27 | €118.00 | paid',
            'Nord Licht | 2023-0140 | Feb 22 | €2,005.00 | paid',
          ],
          '10 of 41 invoices',
        ),
      ],
    },
    {
      tab: 'Month-end',
      title: 'Close February',
      views: ['Steps', 'Entries', 'Notes'],
      action: 'Close',
      blocks: [
        stats('', '', ['5 of 8 | steps are done', '4 | entries open', '€0.00 | difference']),
        chart('Left at month-end', 'Thousands of euros.', [
          'Oct | 3.1',
          'Nov | 4.6',
          'Dec | 6.2',
          'Jan | 2.8',
          'Feb | 5.4',
        ]),
        progress('What is left', [
          'Bank matched | 94% | 125 of 129',
          'Receipts attached | 98% | 86 of 88',
          'VAT checked | 60% | 3 of 5 rates',
          'Wages booked | 100% | done',
        ]),
        table('Who did what', '', [
          'Ines Vogel | Matched 14 entries, today',
          'Paul Ritter | Booked the wages, Friday',
          'Ada Kern | Attached 6 receipts, Friday',
        ]),
      ],
    },
  ],
  'Beacon Analytics': [
    {
      tab: 'Sources',
      views: ['Seven days', 'Month', 'Year'],
      action: 'Print',
      blocks: [
        chart('Visits from search', 'By day.', [
          'Sat | 820',
          'Sun | 960',
          'Mon | 1740',
          'Tue | 1885',
          'Wed | 1910',
          'Thu | 1702',
          'Fri | 1904',
        ]),
        progress('All sources', [
          'Search | 46% | 1,904',
          'Newsletter | 27% | 1,120',
          'Typed in | 17% | 688',
          'Three forums | 10% | 406',
        ]),
        ledger('Search words', 'Words | Visits | Place | Stayed', [
          'damp in the corner | 412 | 2.1 | 2 m 10 s',
          'drying a cellar | 288 | 3.4 | 1 m 48 s',
          'price of a damp survey | 190 | 1.2 | 3 m 02 s',
          'white salt on brick | 164 | 4.0 | 2 m 31 s',
          'who repairs old walls | 97 | 5.6 | 1 m 12 s',
        ]),
      ],
    },
    {
      tab: 'Goals',
      views: ['March', 'February', 'January'],
      action: 'New goal',
      blocks: [
        stats('', '', ['3 of 6 | are reached', '23 | days are left', '8.1% | of visitors']),
        chart('Quotes by week', '', ['W 6 | 6', 'W 7 | 9', 'W 8 | 8', 'W 9 | 12', 'W 10 | 11']),
        progress('This month', [
          'Wrote to us | 93% | 140 of 150',
          'Asked for a quote | 100% | 38 of 35',
          'Took a brochure | 77% | 92 of 120',
          'Booked a visit | 100% | 11 of 10',
        ]),
        table('Last to ask', 'Without names.', [
          'From /prices | Cellar, 40 m², 2 h',
          'From /guides/damp | Bay window, 5 h',
          'From /team | Chapel, north wall, 1 day',
        ]),
      ],
    },
  ],
  'Hive Operations': [
    {
      tab: 'Projects',
      views: ['Board', 'Table', 'By person'],
      action: 'New project',
      blocks: [
        board('Next | Under way | Done', [
          'Next | Autumn catalog | Not started, and that is fine. | September',
          'Next | A second van | Ask the bank and the neighbors. | May',
          'Next | New signs | Three quotes are in. | April',
          'Under way | New booking form | Waiting for one text. | on time',
          'Under way | Upper floor | Late by a week: the electrician. | a week late',
          'Under way | Apprentice | Two talks on Thursday. | on time',
          'Done | Winter sale | 412 orders, 9 returns. | done',
          'Done | Price list | Printed and hung up. | done',
          'Done | Old phones | Given to the school. | done',
        ]),
      ],
    },
    {
      tab: 'Decisions',
      views: ['This week', 'Open', 'Made'],
      action: 'Decide',
      blocks: [
        ledger('Open and made', 'What | Who | By | State', [
          'Keep the second phone? | Ana | Tuesday | open',
          'Price of the yearly plan | Joon | Thursday | open',
          'Spring party: barge or barn | Everyone | Friday | open',
          'Closed on Mondays in July | Ana | March 2 | done',
          'One supplier for paper | Mirek | February 27 | done',
          'No calls before ten | Everyone | February 20 | done',
          'Raise for apprentices | Joon | February 14 | done',
          'Who has the keys | Lotte | February 9 | done',
          'Sell the old press | Mirek | February 2 | done',
        ]),
      ],
    },
  ],
  'Clinic Board': [
    {
      tab: 'Rounds',
      views: ['Today', 'Tonight', 'Tomorrow'],
      action: 'Start round',
      blocks: [
        ledger('Morning round', 'Bed | For | Nurse | At | State', [
          'Bed 1 | Dressing, left knee | Folake | 8:10 | done',
          'Bed 2 | Blood pressure | Folake | 8:20 | done',
          'Bed 4 | Blood pressure | Jonas | 12:15 | next',
          'Bed 7 | Papers for home | Mei | 13:00 | planned',
          'Bed 9 | Drip, second bag | Jonas | 13:10 | planned',
          'Bed 11 | Physiotherapy | Mei | 12:30 | next',
          'Bed 14 | Blood sample | Folake | 13:20 | planned',
          'Bed 15 | Visit by the surgeon | Jonas | 13:30 | planned',
          'Bed 17 | Quiet, door closed | Mei | 14:00 | planned',
          'Bed 20 | X-ray at two | Folake | 14:00 | planned',
        ]),
      ],
    },
    {
      tab: 'Handover',
      title: 'For the late shift',
      views: ['All beds', 'Mine', 'Changed'],
      action: 'Hand over',
      blocks: [
        board('Goes home | Watch | Waits for results', [
          'Goes home | Bed 7 | Papers are signed, daughter at three. | ready',
          'Goes home | Bed 12 | Needs the taxi with a ramp. | 15:30',
          'Goes home | Bed 18 | Pills for a week in the drawer. | ready',
          'Watch | Bed 2 | Hears better on the left. | every 2 h',
          'Watch | Bed 17 | Has not slept; door closed. | every 1 h',
          'Watch | Bed 9 | Daughter calls at five. | every 4 h',
          'Waits for results | Bed 14 | Blood sample, laboratory knows. | 14:30',
          'Waits for results | Bed 20 | X-ray of the right wrist. | 15:00',
        ]),
      ],
    },
  ],
  Fleetline: [
    {
      tab: 'Map',
      title: 'Morning rounds',
      views: ['All vans', 'Late', 'At a stop'],
      action: 'Find a stop',
      blocks: [
        map('412 stops left', [
          'Van 12 | 37 33',
          'Van 05 | 14 70',
          'Van 21 | 62 60',
          'Van 32 | 85 38',
          'Van 08 | 55 18',
        ]),
      ],
    },
    {
      tab: 'Drivers',
      views: ['On the road', 'Break', 'Off'],
      action: 'New shift',
      blocks: [
        ledger(
          'Thirty-one on the road',
          'Driver | Van | District | Stops | State',
          [
            'Ada Nwosu | 12 | Harbor | 14 | on time',
            'Luis Prado | 08 | West | 11 | on time',
            'Greta Holm | 21 | North | 9 | late',
            'Omar Haddad | 32 | Airport | 6 | on time',
            'Signe Dahl | 05 | North | 8 | on time',
            'Pavel Novak | 17 | Harbor | 16 | on time',
            'Chloe Martin | 03 | West | 7 | on time',
            'Ines Rocha | 26 | North | 12 | on time',
            'Kofi Mensah | 11 | Airport | 5 | on time',
            'Tova Berg | 29 | Harbor | 13 | late',
          ],
          '10 of 31 drivers',
        ),
      ],
    },
  ],
  Rota: [
    {
      tab: 'Month',
      title: 'March',
      views: ['Shifts', 'Hours', 'Leave'],
      action: 'Publish',
      blocks: [
        month('One open place', '2 31 13', [
          '1 | 6 on',
          '3 | 7 on',
          '4 | Market',
          '7 | 6 on',
          '10 | 8 on',
          '11 | Open',
          '14 | 6 on',
          '17 | 9 on',
          '18 | Market',
          '21 | 6 on',
          '24 | 7 on',
          '27 | Wen off',
          '29 | 6 on',
          '31 | 8 on',
        ]),
      ],
    },
    {
      tab: 'Swaps',
      views: ['To approve', 'Agreed', 'Declined'],
      action: 'Ask for one',
      blocks: [
        ledger('Week 11 and 12', 'Who | Gives | Takes | Rules | State', [
          'Sara and Luc | Sat, early | Sun, late | kept | agreed',
          'Wen and Ada | Tue, 14:00 | Thu, 10:00 | kept | waits',
          'Mira and Femi | Fri, late | Mon, late | kept | done',
          'Tomás and Luc | Wed, 06:00 | Wed, 14:00 | rest | declined',
          'Ada and Sara | Sun, early | Sat, early | kept | done',
          'Femi and Wen | Mon, 10:00 | Tue, 10:00 | kept | done',
          'Luc and Mira | Thu, late | Fri, early | rest | declined',
          'Sara and Wen | Sat, 14:00 | Sun, 14:00 | kept | done',
          'Ada and Femi | Tue, early | Wed, early | kept | done',
        ]),
      ],
    },
  ],
};
