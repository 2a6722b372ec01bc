import { cards, form, gallery, hero, quote, stats, table, type TemplateCopy } from './types';

export const dashboard: readonly TemplateCopy[] = [
  {
    title: 'Gauge Admin',
    author: 'gridwright',
    tool: 'react',
    price: 99,
    was: 149,
    award: 140,
    age: 720,
    months: 12,
    about: [
      'The admin panel we kept building. Tables that sort, filter and page from the address, forms that survive a failed save, and roles that hide what a person may not do instead of graying it out.',
      'Gauge has no charts of its own but a place where any chart library fits; adapters for three of them are included.',
    ],
    includes: [
      '22 screens, from sign-in to audit log',
      'Tables with sorting, filters and pages in the address',
      'Roles and permissions',
      'Adapters for three chart libraries',
      'Mock API described in OpenAPI',
      '210 tests',
    ],
    works: ['React 18', 'Vite 4', 'Material UI 5', 'Recharts', 'Visx'],
    versions: [
      '5.1.0 @ 8 | Audit log with a filter by person | Tables remember which columns are hidden',
      '5.0.0 @ 102 | TypeScript throughout | Moves to React Router 6',
      '4.0.0 @ 330 | Roles',
      '1.0.0 @ 720 | First release',
    ],
    demo: {
      brand: 'Gauge',
      menu: ['Overview', 'Orders', 'People', 'Reports', 'Settings'],
      blocks: [
        stats('Good morning, Ilse', 'Tuesday, week 10. Compared with the four Tuesdays before.', [
          '1,284 | orders, up 6 %',
          '$38,910 | taken, up 4 %',
          '2.1 % | returned, down 0.4',
          '94 | waiting for stock',
        ]),
        table('Orders that need a person', 'Oldest first.', [
          '#48213 | Address can’t be found, 3 days',
          '#48255 | Paid twice, 2 days',
          '#48267 | Gift note too long, 1 day',
          '#48301 | Customs form missing, 4 h',
        ]),
        cards('This week', '', [
          'Returns | Size 38 comes back twice as often as the rest.',
          'Stock | Nine products run out before Friday.',
          'People | Two accounts have not signed in since January.',
        ]),
      ],
    },
  },
  {
    title: 'Ledgerly',
    author: 'gridwright',
    tool: 'react',
    price: 79,
    age: 300,
    months: 12,
    about: [
      'Screens for money: accounts, transactions, invoices and a month-end that closes. Figures line up, negative amounts are told by more than color, and every total can be opened down to its entries.',
      'The rounding is done in whole cents by a library of sixty lines that comes with its own tests.',
    ],
    includes: [
      '18 screens',
      'Money library with tests',
      'CSV import with a preview',
      'Invoice as PDF',
      'Month-end checklist',
    ],
    works: ['React 18', 'Next.js 13', 'Material UI 5'],
    versions: [
      '2.2.0 @ 26 | CSV import says which line is wrong and why',
      '2.0.0 @ 165 | Month-end checklist',
      '1.0.0 @ 300 | First release',
    ],
    demo: {
      brand: 'Ledgerly',
      menu: ['Accounts', 'Invoices', 'Month-end', 'Export'],
      blocks: [
        stats('February is open', 'Three steps are left before it can be closed.', [
          '€18,402.50 | in, 41 entries',
          '€12,977.15 | out, 88 entries',
          '€5,425.35 | left',
        ]),
        table('Invoices that are late', '', [
          '2023-0141, Café Morgen | €480.00, 12 days',
          '2023-0138, Vogel GmbH | €2,150.00, 15 days',
          '2023-0120, Studio Lund | €960.00, 31 days',
        ]),
        cards('Before closing', '', [
          'Match 4 entries | The bank knows them and you do not.',
          'Attach 2 receipts | Both are from the train.',
          'Check VAT | One rate changed in January.',
        ]),
        form('Book an entry', '', ['Date', 'Account', 'Amount', 'What for?'], 'Book'),
      ],
    },
  },
  {
    title: 'Beacon Analytics',
    author: 'gridwright',
    tool: 'html',
    price: 49,
    was: 69,
    age: 505,
    months: 6,
    about: [
      'A dashboard of plain HTML and SVG for figures that change once a day. It is drawn on the server, weighs less than its favicon used to, and prints.',
      'Use it with whatever makes HTML for you; examples for Django, Rails and Laravel are in the box.',
    ],
    includes: [
      '9 chart types as SVG templates',
      'Print stylesheet',
      'Examples for Django, Rails and Laravel',
      'Color-blind safe palette',
    ],
    works: ['Django 4', 'Rails 7', 'Laravel 9', 'Current browsers'],
    versions: [
      '3.1.0 @ 70 | Small multiples',
      '3.0.0 @ 240 | Patterns as well as colors',
      '1.0.0 @ 505 | First release',
    ],
    demo: {
      brand: 'Beacon',
      menu: ['Today', 'Sources', 'Pages', 'Goals'],
      blocks: [
        stats('Yesterday', 'Complete as of 06:00.', [
          '4,118 | visits',
          '1 m 52 s | on a page',
          '3.4 % | wrote to us',
          '61 % | on phones',
        ]),
        gallery('Seven days', 'Each picture has the same scale.', [
          'Search',
          'Letters',
          'Links',
          'Direct',
        ]),
        table('Pages that grew', '', [
          '/guides/damp | 612 visits, up 48 %',
          '/prices | 540 visits, up 12 %',
          '/about | 201 visits, up 9 %',
        ]),
      ],
    },
  },
  {
    title: 'Hive Operations',
    author: 'plainsong',
    tool: 'notion',
    price: 29,
    age: 205,
    months: 6,
    about: [
      'A Notion workspace that runs a small company: people, projects, decisions and money in four linked databases and one home page.',
      'Setup takes one screen. Each database starts with three honest examples and a button that deletes them.',
    ],
    includes: [
      '4 linked databases',
      'Home page with 9 views',
      'Decision log',
      'Quarterly review, ready to copy',
      'A video of eleven minutes',
    ],
    works: ['Notion free and Plus plans', 'Notion for iOS and Android'],
    versions: [
      '1.3.0 @ 30 | Decision log',
      '1.2.0 @ 98 | Views for phones',
      '1.0.0 @ 205 | First release',
    ],
    demo: {
      brand: 'Hive',
      menu: ['Home', 'Projects', 'Decisions', 'People'],
      blocks: [
        stats('Monday', 'What changed since Friday.', [
          '3 | decisions to make',
          '7 | projects on time',
          '1 | project late',
          '2 | people away',
        ]),
        table('Decisions this week', 'Who decides, and by when.', [
          'Keep the second phone number? | Ana, Tuesday',
          'Price of the yearly plan | Joon, Thursday',
          'Spring party: barge or barn | Everyone, Friday',
        ]),
        cards('Projects', '', [
          'New booking form | On time. Waiting for one text.',
          'Move to the upper floor | Late by a week: the electrician.',
          'Autumn catalog | Not started, and that is fine.',
        ]),
      ],
    },
  },
  {
    title: 'Clinic Board',
    author: 'halfmoon-kit',
    tool: 'figma',
    price: 45,
    age: 78,
    months: 6,
    about: [
      'Figma screens for a ward, a practice or a vet. Designed with two nurses who were tired of red: color says one thing only, and that thing is time.',
      'All states are drawn, including the ones nobody wants to see, such as no connection and a wrong patient.',
    ],
    includes: [
      '46 screens',
      'States for offline, empty and conflict',
      'Icons for 60 procedures',
      'Notes from two usability tests',
    ],
    works: ['Figma', 'Material UI 5 tokens'],
    versions: ['1.1.0 @ 20 | A night theme for dimmed wards', '1.0.0 @ 78 | First release'],
    demo: {
      brand: 'Ward 3',
      menu: ['Beds', 'Rounds', 'Handover'],
      blocks: [
        stats('Handover at 14:00', 'Nurse in charge: Folake.', [
          '18 of 20 | beds taken',
          '4 | go home today',
          '2 | wait for results',
        ]),
        table('Next two hours', '', [
          'Bed 4 | Blood pressure, 12:15',
          'Bed 11 | Physiotherapy, 12:30',
          'Bed 7 | Papers for home, 13:00',
          'Bed 15 | Visit by the surgeon, 13:30',
        ]),
        cards('Notes for the late shift', '', [
          'Bed 2 | Hears better on the left.',
          'Bed 9 | Daughter calls at five.',
          'Bed 17 | Has not slept; keep the door closed.',
        ]),
      ],
    },
  },
  {
    title: 'Fleetline',
    author: 'halfmoon-kit',
    tool: 'figma',
    price: 39,
    was: 52,
    age: 260,
    months: 6,
    about: [
      'Where things are and when they arrive. A map-first dashboard kit for couriers, buses and delivery vans, with list views for people who do not think in maps.',
      'Routes, stops and exceptions are components, so a late van looks late everywhere.',
    ],
    includes: [
      '38 screens',
      'Map style for Mapbox',
      'List view of every map view',
      'Driver screens at phone size',
    ],
    works: ['Figma', 'Mapbox', 'Google Maps'],
    versions: [
      '1.4.0 @ 44 | Driver screens',
      '1.2.0 @ 131 | Map style for Mapbox',
      '1.0.0 @ 260 | First release',
    ],
    demo: {
      brand: 'Fleetline',
      menu: ['Map', 'Routes', 'Drivers', 'Stops'],
      blocks: [
        stats('On the road', '9:40, light rain.', [
          '31 | vans out',
          '412 | stops left',
          '97 % | in their window',
        ]),
        table('Late, and why', '', [
          'Van 12 | 14 min, school run on Elm',
          'Van 21 | 9 min, lift out of order',
          'Van 05 | 6 min, waiting for a signature',
        ]),
        gallery('Districts', 'The fuller, the more stops are left.', [
          'Harbor',
          'Old town',
          'North',
          'Airport',
        ]),
      ],
    },
  },
  {
    title: 'Rota',
    author: 'gridwright',
    tool: 'react',
    price: 65,
    age: 17,
    months: 12,
    about: [
      'Shift plans on one screen. Drag a name, and the rules you wrote down say what is wrong with that before anybody else does.',
      'Rota is young: it plans one place with up to eighty people. Several places come next, and the roadmap in the box says when.',
    ],
    includes: [
      'Week and month plan',
      'Rules for rest, hours and skills',
      'Swap requests',
      'Calendar file per person',
      'Works with a keyboard alone',
    ],
    works: ['React 18', 'Vite 4', 'Material UI 5'],
    versions: [
      '1.0.2 @ 4 | Moving a shift over midnight keeps its length',
      '1.0.0 @ 17 | First release',
    ],
    demo: {
      brand: 'Rota',
      menu: ['Week', 'Month', 'Swaps', 'Rules'],
      blocks: [
        stats('Week 11', 'Draft. Goes out on Friday at noon.', [
          '42 of 44 | shifts have a name',
          '2 | swaps to approve',
          '0 | rules broken',
        ]),
        table('Saturday', '', [
          '06:00 to 14:00 | Femi, Sara, open place',
          '10:00 to 18:00 | Luc, Mira',
          '14:00 to 22:00 | Tomás, Ada, Wen',
        ]),
        cards('Swaps', '', [
          'Sara and Luc | Saturday early for Sunday late. Both agree.',
          'Wen | Looks for anybody on Tuesday.',
          'Mira | Would take more hours in April.',
        ]),
        form('Add a shift', '', ['Day', 'From', 'To', 'Who?'], 'Add to the draft'),
      ],
    },
  },
];

export const mobile: readonly TemplateCopy[] = [
  {
    title: 'Pocket Garden',
    author: 'halfmoon-kit',
    tool: 'figma',
    price: 35,
    award: 310,
    age: 480,
    months: 6,
    about: [
      'A kit for apps that people open for twenty seconds. Sixty screens around one idea: what should I do now, and nothing else.',
      'Empty, offline and signed-out screens are part of every flow, because that is where people leave.',
    ],
    includes: [
      '62 screens',
      'iOS and Android variants',
      'Empty, offline and signed-out states',
      'Widget and watch sizes',
      'Prototype with 14 flows',
    ],
    works: ['Figma', 'iOS 16', 'Material 3'],
    versions: [
      '3.0.0 @ 55 | Widgets and watch faces',
      '2.1.0 @ 190 | Prototype flows',
      '1.0.0 @ 480 | First release',
    ],
    demo: {
      brand: 'Pocket Garden',
      menu: ['Today', 'Plants', 'Shop', 'You'],
      blocks: [
        hero(
          'Water two, leave three alone',
          'It rained last night. The basil is thirsty, the fern is not, and nobody needs food before Sunday.',
          'Mark as watered',
        ),
        cards('On the windowsill', '', [
          'Basil | Water today',
          'Fern | Enjoys the rain',
          'Chili | Turn it to the light',
          'Mint | Cut it back',
        ]),
        stats('Your month', '', [
          '41 | leaves on the chili',
          '9 days | since anything died',
          '3 | plants given away',
        ]),
      ],
    },
  },
  {
    title: 'Coinpurse',
    author: 'halfmoon-kit',
    tool: 'figma',
    price: 39,
    age: 225,
    months: 6,
    about: [
      'Personal finance without the fear. Coinpurse shows what is left until payday, in words first and in a chart second.',
      'Amounts are set in figures of one width, and each number on a screen says where it comes from when you touch it.',
    ],
    includes: [
      '54 screens',
      'Chart components',
      'Biometric and PIN flows',
      'Notifications in three tones',
    ],
    works: ['Figma', 'iOS 16', 'Material 3'],
    versions: [
      '1.5.0 @ 37 | Shared pots for two people',
      '1.2.0 @ 120 | PIN flows',
      '1.0.0 @ 225 | First release',
    ],
    demo: {
      brand: 'Coinpurse',
      menu: ['Home', 'Pots', 'Cards', 'Help'],
      blocks: [
        hero(
          '$212 until Friday',
          'That is $42 a day. Rent and phone have gone out already.',
          'Move some aside',
        ),
        table('Today', '', [
          'Corner bakery | $4.80',
          'Tram, weekly | $18.00',
          'From Sam, pizza | + $11.50',
        ]),
        cards('Pots', '', [
          'Holiday | $640 of $900',
          'Dentist | $120, just in case',
          'Bike | $75 of $300',
        ]),
      ],
    },
  },
  {
    title: 'Trailhead',
    author: 'halfmoon-kit',
    tool: 'react',
    price: 59,
    was: 79,
    age: 150,
    months: 12,
    about: [
      'A React Native starter for apps that go outdoors: maps that work without a signal, large targets for cold hands, and a battery that lasts until the hut.',
      'The map cache, the location service and the sync queue are separate packages with tests; the screens show how they fit.',
    ],
    includes: [
      'React Native app with 19 screens',
      'Offline map cache',
      'Sync queue that survives a restart',
      'Large-target theme',
    ],
    works: ['React Native 0.71', 'Expo 48', 'MapLibre'],
    versions: [
      '1.2.0 @ 13 | Works with Expo 48',
      '1.1.0 @ 80 | Sync queue shows what waits',
      '1.0.0 @ 150 | First release',
    ],
    demo: {
      brand: 'Trailhead',
      menu: ['Map', 'Routes', 'Huts', 'Pack'],
      blocks: [
        hero(
          'Three hours to the hut',
          'Dry until five. The bridge at Alder Creek is out; we take you over the upper ford.',
          'Start walking',
        ),
        stats('The way', '', ['9.2 km | left', '640 m | up', '78 % | battery']),
        table('Huts', 'As of your last signal.', [
          'Raven hut | 6 places, soup',
          'Saddle refuge | Open, no warden',
          'Old customs | Closed until May',
        ]),
        gallery('Along the way', '', ['Alder Creek', 'The saddle', 'Scree', 'Raven hut']),
      ],
    },
  },
  {
    title: 'Ringside',
    author: 'plainsong',
    tool: 'figma',
    price: 25,
    age: 36,
    months: 6,
    about: [
      'A club app in a box: training times, who comes, who drives, what it costs. Made for the person who does all that in a group chat today.',
      'Three user types, one design: members, parents and the one with the keys.',
    ],
    includes: ['44 screens', 'Three user types', 'Poll and carpool flows', 'Printed sign-up sheet'],
    works: ['Figma', 'Material 3'],
    versions: ['1.0.1 @ 10 | Fixes the names of six layers', '1.0.0 @ 36 | First release'],
    demo: {
      brand: 'SC Lindenhof',
      menu: ['Week', 'Team', 'Rides', 'Fees'],
      blocks: [
        hero(
          'Saturday, away, 10:30',
          'Eleven have said yes. We are two seats short; Mr. Okoro could take three.',
          'I’m coming',
        ),
        table('This week', '', [
          'Tuesday | Training, hall 2, 18:00',
          'Thursday | Training, outdoors, 17:30',
          'Saturday | Away match, meet 9:15',
        ]),
        quote(
          'From the coach',
          'Bring both jerseys. Nobody knows what the others wear, not even the others.',
        ),
      ],
    },
  },
  {
    title: 'Lanternfish',
    author: 'studio-kestrel',
    tool: 'react',
    price: 49,
    age: 104,
    months: 12,
    about: [
      'A reading app for the last hour of the day. React Native, dark first, with type that was set for tired eyes and a sleep timer that fades instead of stopping.',
      'Takes EPUB and plain text; the parser is ours and open for you to change.',
    ],
    includes: [
      'React Native app with 12 screens',
      'EPUB reader',
      'Sleep timer',
      'Three typefaces with license',
    ],
    works: ['React Native 0.71', 'Expo 48'],
    versions: ['1.1.0 @ 31 | Footnotes open in place', '1.0.0 @ 104 | First release'],
    demo: {
      brand: 'Lanternfish',
      menu: ['Reading', 'Shelf', 'Timer'],
      blocks: [
        hero(
          'Chapter nine, eleven minutes',
          'You stopped at the lighthouse. We dimmed the page a little since yesterday.',
          'Read on',
        ),
        cards('On the shelf', '', [
          'The Salt Almanac | 64 % read',
          'Letters to a Ferry | Not started',
          'North of Nothing | Finished in January',
        ]),
        stats('Evenings', '', ['5 | this week', '38 min | on average', '23:10 | lights out']),
      ],
    },
  },
];
