/**
 * Paragraphs on software by field. `{title}`, `{vendor}` and `{founder}` are filled in; whatever
 * is true of one product only is in that product's own copy.
 */
import type { CategoryId, Point } from '../types';

interface SoftwareBlock {
  /** Two readings of the problem that products of this field solve. */
  problem: readonly [string, string];
  /** Headlines of the second overview section. */
  headlines: readonly [string, string];
  included: readonly [string, string];
  /** Three more tiles: picture and text. */
  tiles: readonly [picture: string, tile: Point][];
  /** Why the founder built it. */
  story: readonly [string, string];
  /** What comes next. */
  roadmap: readonly [string, string, string];
}

export const softwareBlocks: Readonly<Record<CategoryId, SoftwareBlock>> = {
  email: {
    problem: [
      'Email is where most promises to customers are made, and where most of them are lost. {title} takes the parts that need memory off your hands and leaves you the parts that need judgment.',
      'Most mail tools count what you send. {title} looks at the other side: the person who waits for an answer, or opens a message and decides within two seconds whether it was worth it.',
    ],
    headlines: ['What changes from the first morning on', 'The parts that people mention first'],
    included: ['Unlimited drafts and templates', 'Import of contacts and of past mail'],
    tiles: [
      [
        'tone-control',
        ['Your own tone', 'Set it once per address, and every template keeps to it.'],
      ],
      [
        'team-library',
        ['Shared templates', 'Everyone uses the current wording, because there is only one.'],
      ],
      [
        'privacy',
        ['Careful with addresses', 'All about a person can be exported, and erased in full.'],
      ],
    ],
    story: [
      'I ran the mail of a mid-sized mail-order firm for nine years. We never lacked features; we lacked a tool that told us which of the two hundred messages mattered.',
      'The first version was a script that I wrote for one customer who had missed one important mail too many. She still uses it, and still sends me complaints, which I frame.',
    ],
    roadmap: [
      'Rules that can be shared between accounts',
      'A quieter notification setting for weekends',
      'Sign-in with hardware keys',
    ],
  },
  crm: {
    problem: [
      'Sales tools tend to be written for the manager who reads the report, not for the person who has to fill it in. {title} begins at the other end: what do you need in front of you in the minute before the call?',
      'A deal is rarely lost in the meeting. It is lost in the nine days after, when everyone believes that someone else has written. {title} is made for those nine days.',
    ],
    headlines: ['Three things that you will use every day', 'What makes the difference'],
    included: ['Import from spreadsheets with duplicate check', 'Custom fields and deal stages'],
    tiles: [
      [
        'one-click-replies',
        ['Answers at hand', 'The sentence that you write ten times a week is one key away.'],
      ],
      ['analytics', ['Numbers you can defend', 'Each figure opens the deals that it is made of.']],
      ['document', ['Team notes', 'Colleagues pick up a customer without asking you first.']],
    ],
    story: [
      'I sold industrial pumps for eleven years and hated every CRM I was given. When I left I wrote down forty things that a sales tool should never do to a person, and that list is our specification.',
      'My co-founder and I met as rivals for the same contract. We both lost it, because neither of us had called back in time. That evening we drew the first screen.',
    ],
    roadmap: [
      'Read-only access for accountants',
      'Merge suggestions for duplicate contacts',
      'A report for partners who sell on commission',
    ],
  },
  marketing: {
    problem: [
      'Marketing in a small firm is done between two other jobs. {title} assumes that you have forty minutes, tells you what is worth doing in them and keeps the rest for next week.',
      'There are enough tools that make more of everything. {title} helps you make less, and know which part of it worked.',
    ],
    headlines: [
      'From an idea to something people see',
      'Everything about one campaign in one place',
    ],
    included: ['Unlimited campaigns', 'Tracking links with your own domain'],
    tiles: [
      [
        'analytics',
        [
          'Results in plain words',
          'Every report begins with one sentence that says what happened.',
        ],
      ],
      ['tone-control', ['On brand', 'Colors, wording and logo are set once and kept.']],
      [
        'user-friendly',
        ['No training needed', 'A new colleague publishes something on the first day.'],
      ],
    ],
    story: [
      'We were an agency of five that kept building the same spreadsheet for every client. The sixth time we built it as a product, and then the clients wanted that more than they wanted us.',
      'I spent four years buying ads for other people, and the honest summary is that a third of the money was wasted because one simple tool was missing. So we made the tool.',
    ],
    roadmap: [
      'Approval by mail for clients without a login',
      'Archive of finished campaigns with search',
      'Two more languages for the interface',
    ],
  },
  support: {
    problem: [
      'Customers do not compare your support with that of your rivals; they compare it with the best answer they have had this month. {title} gives a small team the means for that answer.',
      'The same twelve questions make up most of a support day. {title} deals with those quickly, so that the thirteenth gets the time it needs.',
    ],
    headlines: ['Days that get shorter, not longer', 'What it takes off your hands'],
    included: [
      'Unlimited customers and conversations',
      'Satisfaction survey after each solved case',
    ],
    tiles: [
      [
        'one-click-replies',
        [
          'Good answers, reused',
          'The best wording of the team is one click away, with the name filled in.',
        ],
      ],
      [
        'translate-text',
        [
          'Other languages',
          'Read and answer in the customer’s language, with the original beside it.',
        ],
      ],
      ['analytics', ['Why people write', 'Reasons are counted, so that the cause can be fixed.']],
    ],
    story: [
      'I answered support mail for a travel company through one very long summer. What I missed was not speed but context: who is this, and what did we tell them last time?',
      'We began as the support team of a shop that sold lamps. The shop is gone; the tool that we wrote to survive December is what you are looking at.',
    ],
    roadmap: [
      'Reports by product line',
      'Holiday calendars per team',
      'A reading view for auditors',
    ],
  },
  productivity: {
    problem: [
      'Most productivity tools are one more place to look. {title} is meant to be opened for three minutes and closed again, and it measures itself by that.',
      'Busy is not the trouble; not knowing what to leave out is. {title} makes the trade visible while you can still choose.',
    ],
    headlines: ['What it does while you work', 'Small window, large effect'],
    included: ['Keyboard shortcuts for every action', 'Export of all your data as plain files'],
    tiles: [
      [
        'user-friendly',
        ['Nothing to set up', 'Useful after a minute; the settings can wait for a rainy day.'],
      ],
      ['privacy', ['Yours alone', 'Nobody reports on how you spend the day.']],
      ['pen', ['Quick capture', 'Two keys from anywhere, and the thought is safe.']],
    ],
    story: [
      'I burned out in a company that sold a productivity app. This is the tool I would have needed there: small, quiet and finished.',
      'It began as a text file and a habit. Friends asked for the habit, so we had to build the rest.',
    ],
    roadmap: [
      'A lighter mode for old computers',
      'Two more languages for the interface',
      'A family license',
    ],
  },
  design: {
    problem: [
      'Good design work disappears into search, export and waiting for an answer. {title} shortens those three, and stays out of the part that is yours.',
      'Clients say yes to what they can picture. {title} helps you to show it early, while a change still costs nothing.',
    ],
    headlines: ['From the first sketch to the file you send', 'A closer look'],
    included: ['Export as SVG, PNG and PDF', 'Unlimited files and versions'],
    tiles: [
      [
        'team-library',
        ['Shared styles', 'Colors, type and parts in one library that everyone draws from.'],
      ],
      [
        'user-friendly',
        ['Quick to learn', 'Twenty minutes of tutorial, and no manual after that.'],
      ],
      ['history', ['Version history', 'Go back to any earlier state and see what would change.']],
    ],
    story: [
      'I am a designer who learned to program because I was tired of waiting for someone to care about this problem. It took three years longer than I told my husband.',
      'Our studio of four made this for itself. We noticed that we opened it more often than the expensive thing, and so did our freelancers.',
    ],
    roadmap: [
      'A quicker start on older computers',
      'Keyboard control for every panel',
      'Import from two more file formats',
    ],
  },
  'dev-tools': {
    problem: [
      'Developers forgive a tool that does little, and never one that lies. {title} shows what it does, logs why and gives you the command to do it by hand.',
      'The dull parts of software are where the night shifts come from. {title} looks after one of them and is happy to be forgotten.',
    ],
    headlines: ['What you see after the first five minutes', 'The view that saves the afternoon'],
    included: ['Command line tool and documented API', 'Single sign-on and two-factor sign-in'],
    tiles: [
      [
        'extract-key',
        ['Scoped keys', 'A key for each job, which can do that job and nothing else.'],
      ],
      ['search', ['History you can query', 'Everything it did, as a table that you may export.']],
      [
        'privacy',
        ['Your code stays yours', 'We store what is needed to run and show you the list.'],
      ],
    ],
    story: [
      'Three of us kept the lights on at a payments company. Every outage ended with the same sentence, “if only we had seen that earlier”, and at some point we took it as a brief.',
      'It started as a weekend tool with a rude name. When strangers sent patches we gave it a better one and a test suite.',
    ],
    roadmap: [
      'Self-hosted edition in a container',
      'Audit log export',
      'A plugin interface, after the next stable release',
    ],
  },
  finance: {
    problem: [
      'Money questions are rarely hard; they are only late. {title} asks them in small portions, at a time when the answer is still easy.',
      'Nobody founded a company in order to file receipts. {title} keeps the figures in order in the background and speaks up only when one of them needs you.',
    ],
    headlines: ['The figures, without the fog', 'A month end that ends on time'],
    included: ['Export for accountants in common formats', 'Unlimited bank connections'],
    tiles: [
      [
        'privacy',
        ['Bank-grade care', 'Read-only connections; the tool cannot move money by itself.'],
      ],
      ['analytics', ['Forecasts with reasons', 'Every line of a forecast says what it assumes.']],
      [
        'people',
        ['Accountant access', 'Your accountant gets a login of their own, free of charge.'],
      ],
    ],
    story: [
      'I was an auditor, which means that I met companies on the worst day of their year. I wanted to build something that meets them on an ordinary Friday.',
      'My parents ran a bakery with brilliant bread and terrible books. I wrote the first version for them, and my mother is still the strictest tester we have.',
    ],
    roadmap: [
      'More banks in Southern Europe',
      'Approval in two steps for larger sums',
      'A dark theme for the year-end nights',
    ],
  },
  hr: {
    problem: [
      'People work is full of dates that must not be missed and conversations that must not be hurried. {title} remembers the dates, so that you have time for the conversations.',
      'In a firm of thirty, the person who does HR also does four other things. {title} is built for the hour a day that she really has.',
    ],
    headlines: [
      'What the team sees, and what only you see',
      'From the first contact to the hundredth day',
    ],
    included: ['Roles with fine-grained access', 'Self-service pages for employees'],
    tiles: [
      ['privacy', ['Access by role', 'Managers see their own team; pay and health stay private.']],
      [
        'user-friendly',
        ['Nobody needs training', 'Employees find the one button that they came for.'],
      ],
      [
        'support-24-7',
        ['Help from people', 'Our support has worked in HR and knows what is urgent.'],
      ],
    ],
    story: [
      'I was head of people in a firm that grew from twelve to two hundred. What I remember best is a folder named “final_final_2”, and the morning on which it was gone.',
      'We asked sixty HR generalists what they do on Mondays and built the tool around the answers. Most of them said the same three things.',
    ],
    roadmap: [
      'Signed documents in the employee file',
      'Reports for works councils',
      'Payroll export for five more countries',
    ],
  },
  projects: {
    problem: [
      'Projects slip one quiet day at a time. {title} makes the quiet days visible while there is still something to be done about them.',
      'A plan is a conversation, and most tools turn it into a form. {title} keeps the plan short enough that people talk about it.',
    ],
    headlines: [
      'The plan on Monday, the truth on Friday',
      'One view for the team, one for the client',
    ],
    included: ['Unlimited guests with read access', 'Templates for recurring projects'],
    tiles: [
      ['team-library', ['Project templates', 'Begin with what you learned in the last one.']],
      ['clock', ['Five-minute start', 'Paste a list, and you have a board.']],
      ['bell', ['Early warnings', 'Says which date is in danger before the meeting about it.']],
    ],
    story: [
      'I have led projects that built bridges and projects that built slides. The slides were late more often, and that made me curious.',
      'After a launch that went wrong in nineteen small ways, we listed them on a wall. Fourteen had been known to someone. This tool is about those fourteen.',
    ],
    roadmap: [
      'Working calendars per person',
      'Export to common schedule formats',
      'A larger timeline for wall screens',
    ],
  },
  ai: {
    problem: [
      'A clever answer is worth little if you have to check every word of it. {title} shows what it worked from, so that checking takes seconds.',
      'The useful part of artificial intelligence is quiet: an hour less of typing, a draft that is nearly right. {title} is built for that part.',
    ],
    headlines: [
      'Watch it work, and step in when you like',
      'A draft in seconds, the decision with you',
    ],
    included: ['Current models without extra charge', 'Your data is never used for training'],
    tiles: [
      [
        'privacy',
        ['Not training material', 'What you enter is processed, returned and forgotten.'],
      ],
      [
        'translate-text',
        ['Many languages', 'Ask in the language that you think in; the answer comes in the same.'],
      ],
      ['tone-control', ['Set the tone', 'Formal, brief or warm; it keeps to what you chose.']],
    ],
    story: [
      'I worked in research for a decade and published papers that nobody used. Then I made a small tool for my sister’s office, and they used it every day.',
      'We are skeptics who build with language models. Every release has to beat the last one on four hundred questions that our customers gave us.',
    ],
    roadmap: [
      'Choice of model per workspace',
      'A history that can be searched',
      'A choice of where it is hosted',
    ],
  },
  social: {
    problem: [
      'Posting every day is a job; being worth following is another. {title} takes work out of the first, so that there is some left for the second.',
      'What works on social media changes every season, and the habits of people who do it well do not. {title} is built on those habits.',
    ],
    headlines: ['A week of posts, seen from above', 'What your followers will see'],
    included: ['Preview for every channel', 'Shared approval before anything is posted'],
    tiles: [
      ['team-library', ['Media shelf', 'Pictures and clips with their rights and their dates.']],
      ['analytics', ['What people kept', 'Counts saves and replies before likes.']],
      [
        'one-click-replies',
        ['Answers from one place', 'Comments from all channels in one list, with drafts.'],
      ],
    ],
    story: [
      'I looked after the accounts of eleven restaurants from one phone. The tools were made for brands with a department; I was the department.',
      'We are two photographers and a developer. The photographers wanted to spend less time in apps, and the developer had noticed.',
    ],
    roadmap: [
      'Two more networks, as their interfaces allow',
      'Reusable caption endings',
      'A lighter view for old phones',
    ],
  },
  analytics: {
    problem: [
      'Data is not scarce; attention is. {title} starts with the question that you would ask aloud and shows the smallest chart that answers it.',
      'Many dashboards are looked at once, on the day they are built. {title} is made for the hundredth look.',
    ],
    headlines: ['The answer first, the detail below', 'One page that the whole team reads'],
    included: ['Unlimited viewers', 'Scheduled reports by mail'],
    tiles: [
      [
        'analytics',
        ['Charts that stay honest', 'Axes start where they should, and gaps are shown as gaps.'],
      ],
      ['privacy', ['Counts, not profiles', 'Groups below five people are never shown.']],
      ['export', ['Raw data export', 'Everything behind a chart as a file, at any time.']],
    ],
    story: [
      'I was the analyst whom everyone asked on Friday afternoon. Most of the questions were the same six, and a tool can answer six questions.',
      'I taught statistics to people who feared it. What helped was never a better chart but a better question, so the product starts there.',
    ],
    roadmap: [
      'Comments on single data points',
      'Comparison with the same week of last year',
      'Connector for two more databases',
    ],
  },
  forms: {
    problem: [
      'One person fills something in or signs it, another has to do something with it. {title} thinks of both of them.',
      'Paper forms had one virtue: you could see where they lay. {title} gives every request a place, an owner and a next step.',
    ],
    headlines: [
      'What people fill in, and what you receive',
      'From the first click to the filed answer',
    ],
    included: ['File uploads up to 100 MB', 'Spam protection without picture puzzles'],
    tiles: [
      ['user-friendly', ['Kind to the thumb', 'Works on an old phone with one hand.']],
      ['translate-text', ['In their language', 'Write it once and offer it in twelve languages.']],
      ['one-click-replies', ['Automatic answers', 'People learn at once what happens next.']],
    ],
    story: [
      'I used to work at a town hall. I have seen what a bad form does to people at a counter, and I could not leave it alone.',
      'We made forms for other firms for years and were paid by the field. It took us too long to see what was wrong with that.',
    ],
    roadmap: [
      'Offline answers on tablets',
      'Signatures inside a form',
      'Themes that follow your website',
    ],
  },
};
