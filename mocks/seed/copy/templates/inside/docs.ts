import { article, cards, gallery, stats, table } from '../types';
import { code, ledger, progress, type ScreenCopy } from './parts';

/** What the menus of manuals lead to, by the titles of their templates. */
export const docsScreens: Readonly<Record<string, readonly ScreenCopy[]>> = {
  'Plumb Docs': [
    {
      tab: 'Reference',
      title: 'Make a parcel',
      blocks: [
        article(
          'Make a parcel',
          'Weighs, prices and labels it in one call. The label comes back as a PDF; until it is scanned you can stop it.',
        ),
        code('POST /parcels', [
          'curl https://api.plumb.example/parcels \\',
          '  -H "Key: test_41c9" \\',
          '  -d from="home" \\',
          '  -d to="Elm Street 4, 60 201" \\',
          '  -d grams=1250',
        ]),
        table('Answers', '', [
          '201 | The parcel and its label',
          '402 | The account is empty',
          '409 | The same parcel was made before',
          '422 | A field is wrong; says which',
          '429 | Too many calls; says when to try again',
        ]),
      ],
    },
    {
      tab: 'Changes',
      title: 'What changed',
      blocks: [
        article(
          'What changed',
          'The newest first. Nothing that works today stops working without a year of notice.',
        ),
        ledger('Versions', 'Version | What | Day | State', [
          '3.3 | Pallets | March 1 | new',
          '3.2 | Parcels can be stopped | January 24 | stable',
          '3.1 | Rates for islands | December 6 | stable',
          '3.0 | Parcels and rates in one call | October 12 | stable',
          '2.4 | Labels as ZPL | July 19 | ends in May',
          '2.0 | Keys for testing | May 4 | ends in May',
          '1.6 | Pickup at the door | March 8 | ended',
          '1.2 | Weights in grams | February 2 | ended',
          '1.0 | First release | January 11 | ended',
        ]),
      ],
    },
  ],
  Handrail: [
    {
      tab: 'Money',
      title: 'Who pays for the train?',
      blocks: [
        article(
          'Who pays for the train?',
          'We do. Book the seat you would book for yourself, send the receipt to Olu, and the money is there on Friday.',
        ),
        ledger('What we pay for', 'What | Up to | Ask | State', [
          'Train and tram | any | nobody | paid Fridays',
          'Desk at home | €600 | Olu | paid once',
          'Books | any | nobody | paid Fridays',
          'Conference | €900 | your team | paid before',
          'Lunch with guests | €40 | nobody | paid Fridays',
          'Glasses | €250 | Olu | paid once',
          'Bicycle | €500 | Olu | paid once',
          'Language course | €400 | your team | paid before',
          'Moving here | €1,200 | Hana | paid before',
        ]),
      ],
    },
    {
      tab: 'Tools',
      title: 'What is on my laptop?',
      blocks: [
        article(
          'What is on my laptop?',
          'Three programs that everybody has. The rest is up to you, as long as it keeps itself up to date.',
        ),
        progress('Your first days', [
          'Accounts | 100% | done',
          'Disk encrypted | 100% | done',
          'Backup, first run | 64% | 64%',
          'Two keys for signing in | 50% | 1 of 2',
        ]),
        cards('Everybody has', '', [
          'Calendar | Days off are in it.',
          'Notes | One page per question.',
          'Chat | Quiet after six.',
        ]),
      ],
    },
  ],
  'Switchboard API': [
    {
      tab: 'Webhooks',
      title: 'What comes back',
      blocks: [
        article(
          'What comes back',
          'One request for each thing that happens to a call. Answer with 200 in five seconds, or it comes again.',
        ),
        code('POST https://you.example/calls', [
          '{',
          '  "event": "call.answered",',
          '  "call": "c_8f21",',
          '  "to": "+31 20 555 0142",',
          '  "after": 7',
          '}',
        ]),
        table('Events', '', [
          'call.ringing | The other side rings',
          'call.answered | The caller said hello',
          'call.ended | With its length in seconds',
          'call.recorded | With a link for a day',
        ]),
      ],
    },
    {
      tab: 'Limits',
      title: 'How much is too much',
      blocks: [
        article(
          'How much is too much',
          'Limits are counted per number and minute. What is over one waits in line; nothing is dropped.',
        ),
        progress('Your account, now', [
          'Calls at a time | 62% | 31 of 50',
          'Requests in this minute | 18% | 108 of 600',
          'Minutes this month | 84% | 8,420 of 10,000',
        ]),
        ledger('By plan', 'Plan | Calls | Requests | Minutes | Months kept', [
          'Test | 2 | 60 | 100 | 1',
          'Small | 50 | 600 | 10,000 | 6',
          'Large | 400 | 3,000 | 90,000 | 24',
          'Exchange | 2,000 | 9,000 | 900,000 | 60',
        ]),
      ],
    },
  ],
  'Signpost Help Center': [
    {
      tab: 'Straps',
      title: 'Change a strap',
      blocks: [
        article(
          'Change a strap',
          'You need a table, a cloth and two minutes. Push the bar inward, lift the strap, and let the new one click.',
        ),
        gallery('In three steps', '', [
          'Push the bar @watch.push',
          'Lift the strap @watch.lift',
          'Let it click @watch',
        ]),
        table('Which one fits', '', [
          'Tock 36 | 18 mm, straight ends',
          'Tock 40 | 20 mm, straight ends',
          'Tock Diver | 22 mm, with a long half',
        ]),
      ],
    },
    {
      tab: 'Repair',
      title: 'What a repair costs',
      blocks: [
        article(
          'What a repair costs',
          'You hear the price before we open the watch. Sending it back unopened is free.',
        ),
        ledger('Prices', 'What | Days | Price | State', [
          'New battery | 2 | $12 | in stock',
          'New glass | 6 | $38 | in stock',
          'Water damage | 14 | $90 | after a look',
          'Crown and stem | 9 | $44 | in stock',
          'Full service | 21 | $140 | booked to May',
          'Polishing | 5 | $30 | any day',
          'New hands | 8 | $36 | in stock',
          'Moon dial | 30 | $75 | to order',
          'Engraving | 4 | $25 | any day',
        ]),
      ],
    },
  ],
  Runbook: [
    {
      tab: 'On call',
      title: 'Who is on call',
      blocks: [
        article(
          'Who is on call',
          'One person answers, a second one is there to be asked. Mornings after an alarm are free.',
        ),
        ledger('March and April', 'Week | First | Second | Nights | State', [
          'Week 9 | Emil | Aisha | 1 | done',
          'Week 10 | Aisha | Bram | 2 | now',
          'Week 11 | Bram | Noa | 0 | planned',
          'Week 12 | Noa | Emil | 0 | planned',
          'Week 13 | Emil | Aisha | 0 | planned',
          'Week 14 | Jun | Bram | 0 | planned',
          'Easter | Jun | Noa | 0 | swapped',
          'Week 16 | Aisha | Emil | 0 | planned',
          'Week 17 | Bram | Jun | 0 | planned',
        ]),
      ],
    },
    {
      tab: 'Reviews',
      title: 'Import stood still',
      blocks: [
        article(
          'Import stood still',
          'Friday, 3:10 to 4:25. No orders were lost; eleven came in an hour late. The answers below are the next version of the page.',
        ),
        stats('', '', ['75 min | it lasted', '11 | orders were late', '1 | person was woken']),
        code('importer.log', [
          '03:10 queue stands still, 2 waiting',
          '03:22 disk above 95%, 5 waiting',
          '03:40 Aisha deletes the old export',
          '04:25 importer restarted, 11 sent',
        ]),
        table('What we learned', '', [
          'What did we see? | The queue, not the disk',
          'What helped? | A restart after the export was gone',
          'What would have? | An alarm at 80%',
        ]),
      ],
    },
  ],
  Primer: [
    {
      tab: 'Type',
      title: 'One family, three sizes',
      blocks: [
        gallery('One family, three sizes', '', [
          'Names @type.Aker-84',
          'Lines @type.17-62',
          'Notes @type.Til byen-28',
        ]),
        ledger('Sizes at three meters', 'For | Weight | Height | Leading | Tracking', [
          'Names of stops | Bold | 84 mm | 1.0 | −1%',
          'Lines | Bold | 62 mm | 1.0 | 0%',
          'Notes | Medium | 28 mm | 1.3 | +1%',
          'Tickets | Medium | 4 mm | 1.4 | +2%',
          'Screens | Medium | 18 px | 1.5 | 0%',
        ]),
      ],
    },
    {
      tab: 'Signs',
      title: 'A sign is read in passing',
      blocks: [
        article(
          'A sign is read in passing',
          'Three words and one arrow have to do. What needs a sentence belongs on the board in the shelter.',
        ),
        gallery('Do, do, and do not', '', [
          'Name, then line @sign.17',
          'One arrow @sign.one',
          'Not two arrows @sign.two',
        ]),
        table('Where it hangs', '', [
          'At the stop | 1.20 m, for those who sit',
          'In the tram | Above the door, both sides',
          'At the depot | Nowhere',
        ]),
      ],
    },
  ],
};
