import { article, cards, form, gallery, hero, quote, table, type TemplateCopy } from './types';

import { looks } from './themes';

export const blog: readonly TemplateCopy[] = [
  {
    title: 'Marginalia',
    author: 'ines-calloway',
    tool: 'wordpress',
    price: 39,
    was: 49,
    award: 75,
    age: 600,
    months: 12,
    about: [
      'A blog with real margins, and notes in them. Footnotes stand beside the line they belong to on wide screens and open in place on phones.',
      'The grid comes from a magazine I designed for nine years. It has one column for reading and one for everything that would interrupt it.',
    ],
    includes: [
      'Block theme with 12 patterns',
      'Side notes and footnotes',
      'Series with a table of parts',
      'Three type pairings with license',
      'Letter sign-up',
    ],
    works: ['WordPress 6.1', 'PHP 8.0 and newer', 'MailPoet'],
    versions: [
      '4.0.0 @ 29 | Block theme | Side notes are a block of their own',
      '3.2.0 @ 180 | Series',
      '3.0.0 @ 350 | Second type pairing',
      '1.0.0 @ 600 | First release',
    ],
    demo: {
      brand: 'Marginalia',
      menu: ['Essays', 'Notes', 'Series', 'About'],
      ...looks('clay', 'left', 'square', 'serif'),
      blocks: [
        hero(
          'What we write beside the line',
          'A small magazine about reading with a pencil in hand. One essay every other Sunday.',
          'Read the latest',
          'pencil',
        ),
        article(
          'The pencil is not for underlining',
          'My grandmother marked a book in one way only: a short stroke beside the paragraph, never below it. The stroke says that something happened here. It leaves the sentence alone. Forty years later I find her strokes and have to work out for myself which word it was.',
        ),
        cards('Older essays', '', [
          'On dog-ears | A defense, with reservations. @dogear',
          'Library slips | Who read it before you, and when. @slip',
          'The second reading | Is a different book. @book',
        ]),
        quote('A reader in Rosario', 'I printed this one and then of course I wrote on it.'),
        form(
          'Every other Sunday',
          'One essay, no links to anything else.',
          ['Email'],
          'Send it to me',
        ),
      ],
    },
  },
  {
    title: 'Daybook',
    author: 'ines-calloway',
    tool: 'html',
    price: 19,
    age: 390,
    months: 6,
    about: [
      'A static blog for people who write a little every day. Entries have dates instead of titles, months have pages, and a year fits on one screen.',
      'Made with Eleventy. Write Markdown, push, done.',
    ],
    includes: [
      'Eleventy project',
      'Day, month and year pages',
      'Full-text search without a server',
      'RSS and JSON feeds',
    ],
    works: ['Eleventy 2', 'Netlify', 'Cloudflare Pages'],
    versions: [
      '2.1.0 @ 66 | Works with Eleventy 2',
      '2.0.0 @ 200 | Search',
      '1.0.0 @ 390 | First release',
    ],
    demo: {
      brand: 'Daybook of a Ferryman',
      menu: ['Today', 'This month', 'Years'],
      ...looks('sea', 'left', 'square', 'serif'),
      blocks: [
        article(
          'Thursday, fog',
          'Eleven crossings, four of them by ear. A woman brought a cello and bought it a ticket. At noon the other bank was gone for ten minutes and nobody on board said a word.',
          'fog',
        ),
        article(
          'Wednesday',
          'Changed the oil. The gull that sleeps on the winch has a friend now.',
        ),
        table('This month', '', [
          'Crossings | 214',
          'Fog days | 5',
          'Bicycles | 1,032',
          'Cellos | 1',
        ]),
      ],
    },
  },
  {
    title: 'Longform',
    author: 'ines-calloway',
    tool: 'react',
    price: 45,
    age: 130,
    months: 12,
    about: [
      'For stories of four thousand words and more. Chapters, a reading position that is kept, and pictures that arrive when the text has earned them.',
      'Next.js with MDX. Nothing moves while you read.',
    ],
    includes: [
      'Next.js project with MDX',
      'Chapters and reading position',
      'Picture essays',
      'Audio version with a transcript',
    ],
    works: ['Next.js 13', 'React 18', 'Vercel'],
    versions: ['1.2.0 @ 19 | Audio version', '1.0.0 @ 130 | First release'],
    demo: {
      brand: 'The Slow Desk',
      menu: ['Stories', 'Pictures', 'Listen'],
      ...looks('coal', 'cover', 'square', 'serif'),
      blocks: [
        hero(
          'The last lamplighter of Zagreb',
          'There are 214 gas lamps left in the upper town and two people who know each of them by its sound.',
          'Start reading, 24 minutes',
          'lamp',
        ),
        article(
          'Part one: dusk',
          'He begins at the church because the wind does. Each lamp takes eleven seconds: hook, valve, flame, hook. In winter he wears two pairs of gloves and takes one off for the valve. I asked how many times he had done it. He said that he counts lamps, not times.',
        ),
        gallery('The upper town', '', [
          'Lamp 12 @lamp',
          'The hook @hook',
          'Lamp 90, snow @snowlamp',
          'Dawn round @dawn',
        ]),
        quote('Part two', 'A lamp that hums is a lamp that will go out.'),
      ],
    },
  },
  {
    title: 'Field Notes',
    author: 'marta-oyelaran',
    tool: 'wordpress',
    price: 29,
    age: 72,
    months: 12,
    about: [
      'A travel and nature blog that knows where things happened. Posts have a place, places have a map, and the map works without a third party.',
      'Photographs keep their captions wherever they are shown.',
    ],
    includes: [
      'Block theme with 10 patterns',
      'Map of posts on your own server',
      'Photo captions that travel',
      'Packing list block',
    ],
    works: ['WordPress 6.1', 'PHP 8.0 and newer', 'OpenStreetMap'],
    versions: [
      '1.1.0 @ 22 | The map groups posts that are close together',
      '1.0.0 @ 72 | First release',
    ],
    demo: {
      brand: 'Field Notes',
      menu: ['Posts', 'Map', 'Birds', 'Gear'],
      ...looks('garden', 'right', 'soft', 'grotesk'),
      blocks: [
        hero(
          'Eleven days along the Cross River',
          'By canoe as far as the falls, then on foot with a guide who knows every tree by two names.',
          'Read day one',
          'river',
        ),
        gallery('Seen', '', [
          'Sunbird @bird',
          'Drill @monkey',
          'Epiphytes @fern',
          'Canoe, empty @canoe',
        ]),
        article(
          'Day four',
          'We heard them before we saw them, and then we did not see them. Our guide wrote the time down all the same. Absence, he says, is an observation.',
        ),
        table('In the bag', '', [
          'Rope | 20 m',
          'Notebook | Waterproof, squared',
          'Boots | Wet since day two',
        ]),
      ],
    },
  },
  {
    title: 'Kitchen Table',
    author: 'fern-and-hollow',
    tool: 'wordpress',
    price: 34,
    was: 44,
    age: 275,
    months: 6,
    about: [
      'Recipes people can cook from. The screen stays awake, amounts follow the number of guests, and the story of your grandmother is below the recipe, where it is read.',
      'Structured data is right, so search engines show the time and the stars.',
    ],
    includes: [
      'Block theme with 11 patterns',
      'Recipe block that scales',
      'Cooking mode',
      'Shopping list to print',
    ],
    works: ['WordPress 6.1', 'PHP 8.0 and newer'],
    versions: [
      '2.0.0 @ 63 | Cooking mode keeps the screen awake',
      '1.3.0 @ 170 | Amounts in grams and cups',
      '1.0.0 @ 275 | First release',
    ],
    demo: {
      brand: 'Kitchen Table',
      menu: ['Weeknights', 'Bread', 'Pickles', 'Index'],
      ...looks('butter', 'right', 'round', 'serif'),
      blocks: [
        hero(
          'Beans, greens, twenty minutes',
          'A pan of supper for four people who are hungry now. You need one onion more than you think.',
          'Cook it',
          'pan',
        ),
        table('For four', '', [
          'White beans, cooked | 500 g',
          'Chard | 1 bunch',
          'Onions | 2',
          'Lemon | Half',
          'Chili flakes | A pinch',
        ]),
        cards('The steps', '', [
          'Onions, slowly | Eight minutes. Do not answer the phone. @onion',
          'Beans in | With half a cup of their water. @beans',
          'Greens on top | Lid on, three minutes. @greens',
          'Lemon last | Off the heat. @lemon',
        ]),
        quote(
          'Below the recipe',
          'My aunt made this with whatever was in the garden, which was always chard.',
        ),
      ],
    },
  },
  {
    title: 'Commonplace',
    author: 'plainsong',
    tool: 'notion',
    price: 15,
    age: 12,
    months: 6,
    about: [
      'A Notion notebook that turns into a public blog. Quotes, thoughts and links go into one database; what you tick is published.',
      'New this month. It does three things, and we would rather hear what the fourth should be than guess it.',
    ],
    includes: [
      'One database, five views',
      'Public page on your own domain',
      'Weekly review',
      'Capture from a phone',
    ],
    works: ['Notion free and Plus plans', 'Super', 'Potion'],
    versions: ['1.0.0 @ 12 | First release'],
    demo: {
      brand: 'Wim’s commonplace',
      menu: ['Quotes', 'Links', 'Thoughts'],
      ...looks('lilac', 'left', 'soft', 'sans'),
      blocks: [
        quote('Saved on Tuesday', 'The best time to label a cable is before you need to.'),
        cards('Links of the week', '', [
          'How ferries dock | With diagrams. @ferry',
          'A font for knitting | It works, and it is silly. @yarn',
          'Sourdough, measured | Eleven loaves, one graph. @bread',
        ]),
        article(
          'Thought',
          'I keep a list of questions I have stopped asking. It is the most useful page in here, and I cannot say why.',
        ),
      ],
    },
  },
];

export const docs: readonly TemplateCopy[] = [
  {
    title: 'Plumb Docs',
    author: 'docket-and-daughters',
    tool: 'react',
    price: 49,
    was: 65,
    award: 220,
    age: 540,
    months: 12,
    about: [
      'Documentation that is found. Search comes first and understands the words your users use; the tree at the side is for those who like trees.',
      'Pages are Markdown. Code samples are run by a test, so a sample that fails cannot be published.',
    ],
    includes: [
      'Docusaurus theme',
      'Search with synonyms, no server',
      'Code samples that are tested',
      'Versions side by side',
      'Style guide of nine pages',
    ],
    works: ['Docusaurus 2', 'React 17', 'GitHub Actions'],
    versions: [
      '3.3.0 @ 11 | Synonyms can be given per version',
      '3.0.0 @ 150 | Versions side by side',
      '2.0.0 @ 310 | Samples are tested',
      '1.0.0 @ 540 | First release',
    ],
    demo: {
      brand: 'Plumb',
      menu: ['Start', 'Guides', 'Reference', 'Changes'],
      ...looks('cobalt', 'left', 'soft', 'sans'),
      blocks: [
        hero(
          'Send a parcel with eleven lines',
          'The shipping API of Plumb. Most people are done in twenty minutes; if you are not, the third page is for you.',
          'Start here',
        ),
        article(
          'Before you begin',
          'You need a key and an address. The key is in your account under Developers; the address can be your own, because test parcels do not leave the building.',
        ),
        table('Calls', '', [
          'POST /parcels | Makes a parcel',
          'GET /parcels/:id | Says where it is',
          'POST /parcels/:id/stop | Calls it back',
          'GET /rates | What it would cost',
        ]),
        cards('Where people get stuck', '', [
          'Postcodes | Send them as text; some begin with 0.',
          'Weights | Whole grams.',
          'Time zones | All times are UTC.',
        ]),
      ],
    },
  },
  {
    title: 'Handrail',
    author: 'docket-and-daughters',
    tool: 'html',
    price: 25,
    age: 315,
    months: 12,
    about: [
      'A handbook for companies that want to be read by new people on their first day. Plain HTML from Markdown, one page per question.',
      'Each page has an owner and a date by which it has to be looked at again. Handrail nags the owner, not the reader.',
    ],
    includes: [
      'Eleventy project',
      '40 handbook questions to start from',
      'Review dates with reminders',
      'Reading path for the first week',
    ],
    works: ['Eleventy 2', 'GitHub Pages', 'Any web host'],
    versions: [
      '2.0.0 @ 90 | Reading paths',
      '1.2.0 @ 205 | Reminders as calendar file',
      '1.0.0 @ 315 | First release',
    ],
    demo: {
      brand: 'Handbook',
      menu: ['First week', 'Money', 'Time off', 'Tools'],
      ...looks('sage', 'left', 'round', 'grotesk'),
      blocks: [
        article(
          'How do I take a day off?',
          'Write it into the team calendar. That is all. If it is more than a week, tell the person whose work touches yours. Nobody approves anything; we talk when two people want the same week.',
        ),
        cards('Your first week', '', [
          'Monday | Keys, laptop, lunch with Hana.',
          'Tuesday | Answer one customer.',
          'Wednesday | Break something small, then fix it.',
          'Friday | Tell us what was missing here.',
        ]),
        table('Who owns what', '', [
          'Time off | Hana, looked at in January',
          'Travel | Olu, looked at in November',
          'Security | Mei, due next week',
        ]),
      ],
    },
  },
  {
    title: 'Switchboard API',
    author: 'docket-and-daughters',
    tool: 'react',
    price: 69,
    age: 185,
    months: 12,
    about: [
      'Reference pages from an OpenAPI file, without the look of one. Every operation has a sentence first, an example second and the table last.',
      'Examples are checked against the schema while the page is built.',
    ],
    includes: [
      'Reference from OpenAPI 3.0 and 3.1',
      'Examples in five languages',
      'Changelog from two versions of the file',
      'Dark theme',
    ],
    works: ['OpenAPI 3.1', 'Next.js 13', 'React 18'],
    versions: [
      '1.6.0 @ 25 | OpenAPI 3.1',
      '1.3.0 @ 94 | Changelog from two files',
      '1.0.0 @ 185 | First release',
    ],
    demo: {
      brand: 'Switchboard',
      menu: ['Calls', 'Numbers', 'Webhooks', 'Limits'],
      ...looks('night', 'left', 'soft', 'mono'),
      blocks: [
        article(
          'Place a call',
          'Rings one number and connects it to another. The answer comes at once; what happens to the call comes to your webhook.',
        ),
        table('Parameters', '', [
          'from | A number of yours, with +',
          'to | Any number, with +',
          'record | true or false, false where left out',
          'timeout | Seconds to ring, 5 to 120',
        ]),
        cards('Answers', '', [
          '201 | The call is being placed.',
          '402 | Your balance is used up.',
          '422 | One of the numbers is not a number.',
        ]),
        quote('Note', 'Test numbers end in 0199 and never ring.'),
      ],
    },
  },
  {
    title: 'Signpost Help Center',
    author: 'docket-and-daughters',
    tool: 'wordpress',
    price: 39,
    age: 88,
    months: 6,
    about: [
      'A help center that measures whether it helped. Under every article there is one question, and the list of articles that failed it is the first thing you see on Monday.',
      'Search forgives typing errors and shows answers, not titles.',
    ],
    includes: [
      'Block theme with 8 patterns',
      'Search that forgives',
      'Was this helpful, with a report',
      'Contact form that suggests articles first',
    ],
    works: ['WordPress 6.1', 'PHP 8.0 and newer', 'Help Scout'],
    versions: ['1.1.0 @ 34 | Weekly report by email', '1.0.0 @ 88 | First release'],
    demo: {
      brand: 'Tock Watches, Help',
      menu: ['Setup', 'Straps', 'Repair', 'Contact'],
      ...looks('teal', 'left', 'round', 'sans'),
      blocks: [
        hero(
          'What is your watch doing?',
          'Most things are fixed with the crown pulled out and ten minutes of patience.',
          'Search for an answer',
        ),
        cards('Asked today', '', [
          'It stops at night | It may want to be worn.',
          'The date jumps at noon | Turn the hands twelve hours on.',
          'Water under the glass | Send it in, today.',
        ]),
        article(
          'It stops at night',
          'An automatic watch winds itself when you move. A quiet day at a desk gives it about twenty hours. Wind it with thirty turns of the crown and wear it on the hand you wave with.',
        ),
        form(
          'Still ticking wrong?',
          'A watchmaker answers, usually the same day.',
          ['Model', 'What happens?', 'Email'],
          'Ask the workshop',
        ),
      ],
    },
  },
  {
    title: 'Runbook',
    author: 'plainsong',
    tool: 'notion',
    price: 19,
    was: 29,
    age: 240,
    months: 6,
    about: [
      'Incident notes for teams without an operations department. One page per alarm: what it means, what to try, whom to wake.',
      'After an incident a template asks five questions. The answers become the next version of the page.',
    ],
    includes: [
      'Runbook database',
      'Incident and review templates',
      'On-call table',
      '12 alarms written out as examples',
    ],
    works: ['Notion free and Plus plans', 'PagerDuty', 'Slack'],
    versions: ['1.2.0 @ 85 | On-call table', '1.0.0 @ 240 | First release'],
    demo: {
      brand: 'Runbook',
      menu: ['Alarms', 'On call', 'Reviews'],
      ...looks('rose', 'left', 'square', 'mono'),
      blocks: [
        article(
          'Disk above 90%',
          'Harmless for about four hours. Nine times out of ten it is the export of the day before that was not deleted. Delete it. If it is not there, wake nobody yet and read on.',
        ),
        table('On call', '', [
          'This week | Aisha, then Bram',
          'Next week | Bram, then Noa',
          'Holidays | Those without children swap',
        ]),
        cards('If it is not the export', '', [
          'Look at the log folder | Anything above 2 GB is wrong.',
          'Restart the importer | It holds deleted files open.',
          'Still full? | Now wake Aisha.',
        ]),
      ],
    },
  },
  {
    title: 'Primer',
    author: 'studio-kestrel',
    tool: 'figma',
    price: 32,
    age: 345,
    months: 12,
    about: [
      'A brand and design manual that people open twice. Short pages, one rule each, an example beside it, and a file to download below.',
      'Comes as a Figma file and as a small static site made from it.',
    ],
    includes: [
      'Figma file with 60 pages',
      'Static site from the same content',
      'Download page for logos',
      'Do and do not components',
    ],
    works: ['Figma', 'Eleventy 2', 'Zeroheight'],
    versions: [
      '2.1.0 @ 48 | Static site',
      '2.0.0 @ 160 | Dark pages',
      '1.0.0 @ 345 | First release',
    ],
    demo: {
      brand: 'Oslo Trams, manual',
      menu: ['Marks', 'Color', 'Type', 'Signs'],
      ...looks('mono', 'left', 'square', 'grotesk'),
      blocks: [
        hero(
          'The blue is not for sale',
          'It belongs to the trams. Everything else may use the other five colors, and has to.',
          'See the colors',
        ),
        gallery('Six colors', '', [
          'Tram blue @tone.1f4fa3',
          'Fjord @tone.2f6f77',
          'Birch @tone.e6d9bd',
          'Signal @tone.e2512f',
          'Night @tone.171c2b',
          'Snow @tone.e9eef3',
        ]),
        cards('Signs', '', [
          'One arrow | Two arrows are a question.',
          'Names first | Then the number of the line.',
          'At eye height | Of someone who sits.',
        ]),
        table('Type sizes', 'Measured from three meters.', [
          'Names | 84 mm',
          'Lines | 62 mm',
          'Notes | 28 mm',
        ]),
      ],
    },
  },
];
