import {
  article,
  cards,
  form,
  gallery,
  hero,
  quote,
  stats,
  table,
  type TemplateCopy,
} from './types';

export const portfolio: readonly TemplateCopy[] = [
  {
    title: 'Quiet Hours',
    author: 'studio-kestrel',
    tool: 'html',
    price: 29,
    award: 95,
    age: 460,
    months: 12,
    about: [
      'A portfolio for people whose work is loud enough. One picture at a time, a line below it, and a list of everything for those who came to look something up.',
      'No script at all. The transitions are the browser’s own, and where it has none the pages simply change.',
    ],
    includes: [
      'Eleventy project',
      'Picture pages with keyboard paging',
      'Index as a table',
      'Pictures in four sizes made by the build',
    ],
    works: ['Eleventy 2', 'Any web host', 'Current browsers'],
    versions: [
      '2.2.0 @ 39 | Page transitions where browsers have them',
      '2.0.0 @ 205 | Index as a table',
      '1.0.0 @ 460 | First release',
    ],
    demo: {
      brand: 'Liv Aronsen',
      menu: ['Work', 'Index', 'Contact'],
      blocks: [
        hero(
          'Sets and rooms for theater',
          'Fourteen productions since 2015, most of them with too little money and enough wood.',
          'See the work',
        ),
        gallery('Selected', '', [
          'The Seagull, Bergen',
          'Peer Gynt, outdoors',
          'A room for two voices',
          'Winter, unbuilt',
          'Medea, Oslo',
          'Props, loose',
        ]),
        table('Index', '', [
          'The Seagull | Bergen, main stage',
          'Peer Gynt | Gålå, outdoors',
          'Medea | Oslo, studio',
          'Winter | Competition, second',
        ]),
        quote(
          'A director',
          'She brought a chair and a curtain and we never asked for anything else.',
        ),
      ],
    },
  },
  {
    title: 'Darkroom',
    author: 'salt-road',
    tool: 'wordpress',
    price: 45,
    was: 60,
    age: 570,
    months: 6,
    about: [
      'For photographers who sequence. Series are built like books: spreads, single pages and a blank one where the eye needs it.',
      'Color stays what it was: pictures are served with their profile, and the page around them is a measured gray.',
    ],
    includes: [
      'Block theme with 13 patterns',
      'Spreads and blank pages',
      'Client galleries with a password',
      'Contact sheet to print',
    ],
    works: ['WordPress 6.1', 'PHP 8.0 and newer', 'Lightroom export'],
    versions: [
      '3.1.0 @ 58 | Client galleries can be closed on a date',
      '3.0.0 @ 220 | Spreads',
      '1.0.0 @ 570 | First release',
    ],
    demo: {
      brand: 'Idris Bellamy',
      menu: ['Series', 'Books', 'Commissions'],
      blocks: [
        hero(
          'Harbors without ships',
          'A series from nine cities, made on Sundays between tides.',
          'Open the series',
        ),
        gallery('Spreads', '', ['Rotterdam', 'Trieste', 'Dakar', 'Gdynia', 'Porto', 'Marseille']),
        article(
          'Note',
          'An empty quay shows what the ship was for. I look for the paint that fenders leave, and for ropes that nobody coiled.',
        ),
        form(
          'Commissions',
          'Editorial and industry, mostly in Europe.',
          ['Name', 'Where and when?', 'Email'],
          'Write',
        ),
      ],
    },
  },
  {
    title: 'Resume in One Page',
    author: 'plainsong',
    tool: 'notion',
    price: 9,
    age: 330,
    months: 3,
    about: [
      'One Notion page that is read in forty seconds, which is what you get. It prints on one sheet and says so when it does not.',
      'Three honest examples: a nurse, a developer and someone who changes careers.',
    ],
    includes: [
      'One page, three examples',
      'Print layout',
      'Letter to go with it',
      'Checklist of ten questions',
    ],
    works: ['Notion free and Plus plans'],
    versions: [
      '1.3.0 @ 52 | Letter',
      '1.1.0 @ 160 | Example for a change of career',
      '1.0.0 @ 330 | First release',
    ],
    demo: {
      brand: 'Thandi Mokoena',
      menu: ['Work', 'Study', 'Contact'],
      blocks: [
        hero(
          'Nurse, intensive care',
          'Eleven years, two hospitals, one stubborn interest in how handovers go wrong.',
          'Download as PDF',
        ),
        table('Work', '', [
          'Groote Schuur, Cape Town | Since 2017, night lead since 2021',
          'Addington, Durban | 2012 to 2017',
        ]),
        cards('What I bring', '', [
          'Calm | Six hundred nights.',
          'Handovers | Wrote the sheet that my ward uses.',
          'Teaching | Four first-years a term.',
        ]),
      ],
    },
  },
  {
    title: 'Atelier',
    author: 'salt-road',
    tool: 'react',
    price: 39,
    age: 110,
    months: 6,
    about: [
      'A site for studios of three to ten people. Projects are the pages; people, press and jobs are lists that fill themselves from them.',
      'Next.js with a content folder. The designer on your team can change everything without opening a component.',
    ],
    includes: [
      'Next.js project',
      'Project pages with eight kinds of section',
      'People, press and jobs',
      'Case study writing guide',
    ],
    works: ['Next.js 13', 'React 18', 'Sanity'],
    versions: ['1.2.0 @ 27 | Sanity as a source of content', '1.0.0 @ 110 | First release'],
    demo: {
      brand: 'Büro Halm',
      menu: ['Projects', 'People', 'Jobs', 'Talk to us'],
      blocks: [
        hero(
          'We draw the inside of hospitals',
          'Wayfinding, furniture and light for places where nobody wants to be. Seven people in Graz.',
          'See four projects',
        ),
        gallery('Projects', '', [
          'Children’s ward, Graz',
          'Light for night shifts',
          'One sign per door',
          'Chairs that wipe clean',
        ]),
        stats('In ten years', '', [
          '23 | buildings',
          '1,900 | signs, 300 of them removed',
          '7 | people, still',
        ]),
        form(
          'Talk to us',
          'Best before the walls are painted.',
          ['Name', 'Building', 'Email'],
          'Send',
        ),
      ],
    },
  },
  {
    title: 'Reel',
    author: 'salt-road',
    tool: 'html',
    price: 22,
    was: 30,
    age: 44,
    months: 6,
    about: [
      'Moving pictures without a player in the way. Clips play when they are asked to, never by themselves, and each has a still that is worth looking at.',
      'For editors, animators and sound people, who get a waveform instead of a picture.',
    ],
    includes: [
      'Eleventy project',
      'Clips with stills and captions',
      'Waveforms for sound',
      'Password for drafts',
    ],
    works: ['Eleventy 2', 'Vimeo', 'Mux'],
    versions: ['1.0.3 @ 7 | Captions can be moved to the top', '1.0.0 @ 44 | First release'],
    demo: {
      brand: 'Suda Cutting Room',
      menu: ['Films', 'Sound', 'Rates'],
      blocks: [
        hero(
          'Eleven films, nine of them short',
          'Editing and sound from a room above a tire shop in Bangkok. It is louder than it sounds.',
          'Watch two minutes',
        ),
        gallery('Stills', '', [
          'Monsoon, 12 min',
          'Paper boats, 7 min',
          'The tire shop, 22 min',
          'Aunties, 15 min',
        ]),
        table('Rates', '', [
          'Editing | By the day',
          'Sound | By the finished minute',
          'Advice | By the coffee',
        ]),
      ],
    },
  },
  {
    title: 'Specimen',
    author: 'ines-calloway',
    tool: 'figma',
    price: 18,
    age: 155,
    months: 6,
    about: [
      'A portfolio for illustrators and lettering people, drawn in Figma and ready for any builder. The grid comes from type specimen books: big, small, big.',
      'Alt text is a field of every picture component, so nobody forgets it.',
    ],
    includes: [
      '28 components',
      'Frames at 1440, 768 and 390 px',
      'Alt text fields',
      'Print-on-demand page',
    ],
    works: ['Figma', 'Webflow', 'Framer'],
    versions: ['1.1.0 @ 60 | Print-on-demand page', '1.0.0 @ 155 | First release'],
    demo: {
      brand: 'Jun Abe Letters',
      menu: ['Letters', 'Signs', 'Shop'],
      blocks: [
        hero(
          'Signs for six bakeries and a boat',
          'Painted by brush, on site, in weather.',
          'See the signs',
        ),
        gallery('Letters', '', ['Bread', 'Closed Mondays', 'Hope II', 'Fresh eggs', 'Ring twice']),
        cards('In the shop', '', [
          'A is for Anchovy | $35, silkscreen',
          'Closed Mondays | $28, enamel',
          'Alphabet, large | $60, two colors',
        ]),
        quote('The boat', 'He repainted the H for free because the tide took it.'),
      ],
    },
  },
];

export const email: readonly TemplateCopy[] = [
  {
    title: 'Postmark Set',
    author: 'paperlane',
    tool: 'html',
    price: 39,
    was: 55,
    award: 340,
    age: 690,
    months: 12,
    about: [
      'Twenty-four emails that a product sends without anybody pressing a button: welcome, receipt, failed payment, goodbye. Written as carefully as they are built.',
      'Each was opened in forty-two mail programs. The two that are not perfect are named in the notes, with a picture.',
    ],
    includes: [
      '24 transactional emails',
      'MJML sources and finished HTML',
      'Plain-text versions',
      'Dark mode',
      'Test report with pictures',
    ],
    works: ['Gmail', 'Outlook 2016 to 365', 'Apple Mail', 'Postmark', 'SendGrid'],
    versions: [
      '6.0.0 @ 35 | Dark mode in Outlook | Four new emails about security',
      '5.2.0 @ 170 | Plain-text versions',
      '4.0.0 @ 400 | MJML 4',
      '1.0.0 @ 690 | First release',
    ],
    demo: {
      brand: 'Fathom Tickets',
      menu: ['View in browser'],
      blocks: [
        hero(
          'You’re going to Margins 6',
          'Two tickets, Friday and Saturday, for Ada Nwosu and one guest. Show the code at the door or just say your name.',
          'Open the tickets',
        ),
        table('Your order', 'Paid with the card that ends in 4242.', [
          '2 × both days | $180.00',
          'Lunch at the long table | Included',
          'Together | $180.00',
        ]),
        article(
          'If something comes up',
          'You can hand a ticket on until the evening before. We change the name and nobody asks why.',
        ),
      ],
    },
  },
  {
    title: 'Sunday Letter',
    author: 'paperlane',
    tool: 'html',
    price: 19,
    age: 420,
    months: 12,
    about: [
      'A newsletter that looks like a letter. One column, one typeface, pictures where you want them, and a footer that is honest about how to leave.',
      'Works in every newsletter tool that takes HTML, and in four it is a theme.',
    ],
    includes: ['3 layouts', 'Themes for four newsletter tools', 'Writing guide', 'Dark mode'],
    works: ['Mailchimp', 'Buttondown', 'Ghost', 'ConvertKit'],
    versions: [
      '2.3.0 @ 72 | Theme for Ghost',
      '2.0.0 @ 215 | Dark mode',
      '1.0.0 @ 420 | First release',
    ],
    demo: {
      brand: 'The Sunday Letter',
      menu: ['Archive', 'Leave'],
      blocks: [
        article(
          'Dear reader',
          'The plum tree has decided to bloom three weeks early, and the bees have decided not to. I stood below it yesterday and it was so quiet that I could hear the neighbor think. This week: a bread, a bridge and a book that I did not finish.',
        ),
        cards('Three things', '', [
          'A bread | Rye, dark, and finally not a brick.',
          'A bridge | They repainted it, in the wrong green.',
          'A book | I stopped at page 90. Tell me if I should go on.',
        ]),
        quote('From the mail', 'You were right about the green. M., Kassel'),
      ],
    },
  },
  {
    title: 'Shopfront Mailer',
    author: 'paperlane',
    tool: 'shopify',
    price: 29,
    was: 39,
    age: 198,
    months: 6,
    about: [
      'The emails of a shop, in the looks of the shop: order, dispatch, delay, back in stock. They take their colors from your theme.',
      'The one about delays is the best one. It was rewritten eleven times.',
    ],
    includes: [
      '16 Shopify notification emails',
      'Colors from your theme',
      'Back-in-stock and delay emails',
      'Texts in English and French',
    ],
    works: ['Shopify', 'Klaviyo', 'Gmail', 'Outlook 365'],
    versions: [
      '1.4.0 @ 32 | Texts in French',
      '1.2.0 @ 101 | Delay email',
      '1.0.0 @ 198 | First release',
    ],
    demo: {
      brand: 'Spindle & Co',
      menu: ['Your order', 'Help'],
      blocks: [
        hero(
          'Your wool is late, and it is our fault',
          'The dye lot we promised came out too blue. The right one dries on Thursday and leaves on Friday.',
          'Keep my order',
        ),
        article(
          'If you need it sooner',
          'Answer this letter and we send the lot before, or give your money back the same day. The postage is on us either way.',
        ),
        table('Still in your order', '', [
          'Lichen, DK, 4 skeins | Leaves on Friday',
          'Circular needle, 4 mm | On its way',
        ]),
      ],
    },
  },
  {
    title: 'Evergreen Sequence',
    author: 'paperlane',
    tool: 'notion',
    price: 25,
    age: 52,
    months: 6,
    about: [
      'Seven welcome emails, planned in Notion and ready to paste. Each page says what the email is for, what it must not do, and when it should not be sent at all.',
      'With a table that shows who gets which, so nobody is welcomed twice.',
    ],
    includes: [
      '7 emails with three subject lines each',
      'Planning board',
      'Table of who gets what',
      'Notes on measuring',
    ],
    works: ['Notion free and Plus plans', 'Mailchimp', 'ConvertKit'],
    versions: [
      '1.1.0 @ 14 | Notes on measuring without tracking pixels',
      '1.0.0 @ 52 | First release',
    ],
    demo: {
      brand: 'Hollow Bikes',
      menu: ['Letter 2 of 7'],
      blocks: [
        hero(
          'Three things to do before the first ride',
          'You have had the bike for two days. Ten minutes now save the chain.',
          'Show me how',
        ),
        cards('Ten minutes', '', [
          'Saddle | As high as your hip bone.',
          'Tires | Press with a thumb; it should give a little.',
          'Bell | Ring it. You will know why.',
        ]),
        quote('Next letter, in five days', 'Rain, and why you should like it.'),
      ],
    },
  },
  {
    title: 'Invite',
    author: 'studio-kestrel',
    tool: 'html',
    price: 14,
    age: 230,
    months: 6,
    about: [
      'Invitations by email that people keep. Six designs for openings, dinners and farewells, with a calendar file and an answer button that works without an account.',
      'Set in type that mail programs have, so it looks the same where pictures are blocked.',
    ],
    includes: [
      '6 designs',
      'Calendar file',
      'Answer page for any web host',
      'Printed card from the same file',
    ],
    works: ['Gmail', 'Outlook 365', 'Apple Mail', 'Any web host'],
    versions: ['1.2.0 @ 76 | Answer page', '1.0.0 @ 230 | First release'],
    demo: {
      brand: 'Atelier Voss',
      menu: ['Answer'],
      blocks: [
        hero(
          'Come and see the new press',
          'Saturday at four, in the yard behind the bakery. It prints; we checked. There will be soup.',
          'I’ll be there',
        ),
        table('When and where', '', [
          'Saturday | From four until the soup is gone',
          'Kanaalstraat 9 | Second gate, ring twice',
          'Bring | Nothing, or a chair',
        ]),
        quote('P. S.', 'Everyone takes a print home. It will still be wet.'),
      ],
    },
  },
];
