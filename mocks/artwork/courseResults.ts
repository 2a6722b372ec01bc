import { chart, funnel, grid, plans, trend } from './courses/figures';
import { checks, letter, page, raised, slips, turned } from './courses/pages';
import { frame, pairs, phone, picked, set, slide } from './courses/pictures';
import { day, gaps, heat, matrix, seats, spans } from './courses/scales';
import { branches, code, flow, form, network, search, tree } from './courses/screens';
import { ladder, notes, post, prompt, talk } from './courses/talks';

/** Every way to show what is made in a course. */
export const RESULTS = {
  branches,
  chart,
  checks,
  code,
  day,
  flow,
  form,
  frame,
  funnel,
  gaps,
  grid,
  heat,
  ladder,
  letter,
  matrix,
  network,
  notes,
  page,
  pairs,
  phone,
  picked,
  plans,
  post,
  prompt,
  raised,
  search,
  seats,
  set,
  slide,
  slips,
  spans,
  talk,
  tree,
  trend,
  turned,
} as const;
type Results = typeof RESULTS;

/** What a course leads to: how it is drawn, and what is written on it. */
export type CourseResult = {
  [Name in keyof Results]: readonly [Name, Parameters<Results[Name]>[1]];
}[keyof Results];

const BAG = 'M-30-12h60l6 50h-72zM-16-12v-8a16 16 0 0 1 32 0v8';
const TABLE = 'M-36-32h72v64h-72zM-36-10h72M-36 11h72M-8-32v64';
const MAIL = 'M-38-27h76v54h-76zM-38-27l38 32l38-32';

/** What is made in each course, by its id: its cover shows it. */
export const COURSE_RESULTS: Readonly<Record<string, CourseResult>> = {
  'help-center': [
    'search',
    {
      query: 'change my address',
      found: ['How do I change my address?', 'When will it ship?', 'Can I still cancel?'],
    },
  ],
  'no-code-automation': [
    'flow',
    [
      [BAG, 'New order'],
      [TABLE, 'Add a row'],
      [MAIL, 'Send thanks'],
    ],
  ],
  'ai-images': ['picked', { subjects: ['soap', 'jar', 'plants'], asked: 'soap, window light' }],
  'startup-modeling': [
    'grid',
    {
      formula: 'Cash = before + in − out',
      head: ['$ 1,000', 'Y1', 'Y2', 'Y3'],
      rows: [
        ['Revenue', '120', '310', '680'],
        ['Costs', '260', '340', '520'],
        ['Cash', '60', '30', '190'],
      ],
      at: [2, 2],
    },
  ],
  'pipeline-management': [
    'funnel',
    [
      ['Talking', '48'],
      ['Qualified', '21'],
      ['Offer sent', '9'],
      ['Won', '4'],
    ],
  ],
  'site-scheduling': [
    'spans',
    {
      scale: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
      rows: [
        ['Formwork', 0, 2],
        ['Steel', 1, 3],
        ['Concrete', 3, 4.5],
        ['Curing', 4.5, 6],
      ],
    },
  ],
  'figma-basics': [
    'frame',
    { title: 'Book a table', action: 'Tonight, 7:30', subject: 'stew', by: 'Renata' },
  ],
  'brand-illustration': ['set', ['bread', 'lemon', 'kettle', 'jar', 'bowl', 'bird']],
  prompting: [
    'prompt',
    {
      brief: ['Summarize this lease', 'in three plain points'],
      reply: [
        ['Notice: three months', true],
        ['Rent rises with prices', true],
        ['See § 91, note 4', false],
      ],
    },
  ],
  'deep-work': [
    'day',
    { hours: ['8:00', '9:00', '10:00', '11:00', '12:00'], rows: ['Two quiet', 'hours'] },
  ],
  'email-copywriting': [
    'turned',
    { before: ['Just', 'checking in'], after: ['One question', 'about', 'Tuesday'] },
  ],
  deliverability: [
    'checks',
    {
      title: 'mail.example',
      rows: [
        ['SPF', 'pass'],
        ['DKIM', 'pass'],
        ['DMARC', 'fails', false],
      ],
    },
  ],
  'calm-support': [
    'talk',
    [
      ['Ben Hoyer', 'I’ve asked three times!'],
      ['Ines Adler', 'That is on us. Your', 'refund left at noon.'],
    ],
  ],
  'marketing-hindi': [
    'phone',
    { subject: 'stall', rows: ['The sweet', 'shop’s ad'], time: '6 min' },
  ],
  'consultative-selling': [
    'ladder',
    [
      'What would it cost you?',
      'What have you tried?',
      'What slows you down?',
      'How was the move?',
    ],
  ],
  'linkedin-writing': [
    'post',
    {
      who: 'Ida Brandt',
      rows: ['One case, one lesson,', 'no moral at the end.'],
      likes: '214',
      answers: '38',
    },
  ],
  'freelance-negotiation': ['raised', { old: '$62', better: '$85', unit: 'an hour, from May' }],
  'brand-strategy': [
    'notes',
    [
      ['For whom?', 'Night cooks'],
      ['Never', 'a discount'],
      ['One voice:', 'dry, kind'],
      ['Decision 12', 'One product'],
    ],
  ],
  'dashboard-stories': [
    'chart',
    {
      title: 'Beds free, by weekday',
      bars: [126, 108, 118, 110, 98, 36, 58],
      lit: 5,
      says: 'Call the reserve',
      under: 'MTWTFSS',
    },
  ],
  'support-operations': [
    'heat',
    {
      days: ['Mon', 'Tue', 'Wed', 'Thu'],
      hours: ['8', '11', '14'],
      load: ['247763210', '136652211', '012433200', '011322100'],
    },
  ],
  'discord-community': [
    'talk',
    [
      ['Nour Said', 'First evening here,', 'hello everyone!'],
      ['Timo Beck', 'Welcome! Tea at 8?'],
    ],
  ],
  'python-backend': [
    'code',
    {
      rows: [
        'def reserve(seat):',
        '  with lock(seat):',
        '    if seat.taken:',
        '      return None',
        '    return hold(seat)',
      ],
      lit: 1,
    },
  ],
  'ai-for-managers': ['matrix', { axes: ['Worth it', 'Easy'], chosen: 'Minutes' }],
  spreadsheets: [
    'grid',
    {
      formula: '=B3*17',
      head: ['Item', 'Sold', 'Total'],
      rows: [
        ['Cup', '12', '$168'],
        ['Bowl', '30', '$510'],
      ],
      at: [1, 2],
    },
  ],
  'cookieless-analytics': ['trend', { title: 'Visitors, week by week', says: 'about a third' }],
  'testing-web-apps': [
    'checks',
    {
      title: '57 of 60 passed',
      rows: [
        ['empty cart', '0.4 s'],
        ['discount stays', '0.2 s'],
        ['pays once', 'flaky', false],
      ],
    },
  ],
  'modern-typescript': ['turned', { before: ['.payed', 'any'], after: ['.paid', 'boolean'] }],
  'designing-forms': [
    'form',
    {
      label: 'Date of birth',
      value: '31 / 02 / 1990',
      hint: 'February has 28 days',
      action: 'Continue',
    },
  ],
  'first-ten-hires': [
    'seats',
    { people: ['Mara Koch', 'Ola Berg', 'Ravi Iyer', 'Lena Fox', 'Tom Ude', 'Sue Park'], of: 10 },
  ],
  'people-analytics': [
    'gaps',
    {
      between: ['Women', 'Men'],
      rows: [
        ['Sales', 60, 150],
        ['Design', 96, 252],
        ['Support', 64, 122],
        ['Finance', 40, 118],
      ],
    },
  ],
  newsletters: [
    'page',
    { kicker: 'Issue 12', title: ['What the baker', 'knows by four'], picture: 'bread' },
  ],
  'sql-questions': [
    'grid',
    {
      formula: 'SELECT month, bikes, rain',
      head: ['Month', 'Bikes', 'Rain'],
      rows: [
        ['Feb', '88', '9 d'],
        ['Mar', '41', '23 d'],
        ['Apr', '130', '6 d'],
      ],
      at: [1, 1],
    },
  ],
  'git-calmly': [
    'branches',
    ['Save the cart', 'Try a faster query', 'Keep the index', 'Merge, say why'],
  ],
  'api-design': [
    'code',
    {
      rows: ['GET /orders/41', '200 { "paid": true }', 'POST /orders', '409 { "seat": "sold" }'],
      lit: 1,
    },
  ],
  'employment-law': [
    'letter',
    { title: 'Written warning', rows: ['On May 4 you came', '90 minutes late.'] },
  ],
  'pricing-strategy': [
    'plans',
    [
      ['Solo', '$9'],
      ['Team', '$29'],
      ['Firm', '$79'],
    ],
  ],
  'presentation-design': [
    'slide',
    { figure: '2×', rows: ['the life of', 'the old bearing'], bars: [44, 48, 46, 96] },
  ],
  'project-basics': [
    'notes',
    [
      ['Goal', 'Move in May'],
      ['Date', 'May 29'],
      ['People', 'Ana, Joe, Li'],
      ['Risk', 'The lift'],
    ],
  ],
  'language-models': [
    'checks',
    {
      title: '187 of 200 right',
      rows: [
        ['Is hail covered?', 'yes'],
        ['Claim by when?', '3 d'],
        ['Clause 99', 'invented', false],
      ],
    },
  ],
  'short-video': ['phone', { subject: 'window', rows: ['Light from', 'the left'], time: '0:32' }],
  'personal-finance': [
    'chart',
    {
      title: 'What you pay yourself',
      bars: [110, 40, 170, 60, 30, 150, 62, 78],
      lit: -1,
      level: 88,
      says: '$2,400',
    },
  ],
  'technical-content': [
    'page',
    {
      kicker: 'Reviewed by an engineer',
      title: ['Why our queue', 'never loses a job'],
      part: '1  The promise',
    },
  ],
  'agile-coaching': [
    'turned',
    { before: ['Twelve', 'begun'], after: ['Five at once,', 'five done'] },
  ],
  'creative-bookkeeping': [
    'slips',
    [
      ['Ink', '$38'],
      ['Train', '$54'],
      ['May', '$92'],
    ],
  ],
  'accessible-design': [
    'pairs',
    [
      ['#FFE08A', '#F7B500', '1.4', false],
      ['#FFE08A', '#3A2A00', '10.8', true],
    ],
  ],
  'enterprise-sales': [
    'network',
    {
      people: ['Jo Hall', 'Amir Daa', 'Eva Lind', 'Kofi Mensah', 'Pia Roth'],
      decides: 'Nils Wahl',
    },
  ],
  'interface-design': ['frame', { title: 'Platform 4', action: 'Buy ticket', subject: 'mountain' }],
  'search-advertising': [
    'search',
    {
      query: 'lamp repair near me',
      found: ['Lamp repair, same day', 'free lamp', 'lamp drawing easy'],
      pruned: true,
    },
  ],
  'company-wiki': [
    'tree',
    [
      [0, 'Start here', 'Mia Holm'],
      [1, 'How we sell', 'Ben Ito'],
      [1, 'How we pay', 'Zoe Kraft'],
      [2, 'Travel costs', 'Zoe Kraft'],
    ],
  ],
  'remote-leadership': [
    'spans',
    {
      scale: ['8', '10', '12', '14', '16'],
      rows: [
        ['Lisbon', 0.5, 4],
        ['Nairobi', 0, 3.2],
        ['Bogotá', 2.2, 5],
      ],
      shared: [2.2, 3.2],
    },
  ],
};
