/**
 * Questions that buyers ask and the answers that they get. Placeholders are filled from the
 * listing's own facts: `{title}`, `{vendor}`, `{works}`, `{limit}` (of the smallest plan),
 * `{systems}`, `{lessons}`, `{hours}`, `{language}`.
 */
import type { CategoryId } from './types';

/** A question, what the vendor says, and perhaps what another member adds. */
export interface QuestionCopy {
  ask: string;
  answer: string;
  added?: string;
  /** Makes sense only for what runs on a server of the vendor. */
  online?: true;
  /** Makes sense only where there are several plans. */
  plans?: true;
  /** True only of the one product of a vendor. */
  single?: true;
}

export const softwareQuestions: readonly QuestionCopy[] = [
  {
    ask: 'Can I start with the smallest plan and move up later?',
    plans: true,
    answer: 'Yes. As long as the deal runs you pay only the difference between the two plans.',
    added: 'Did that, it took two minutes.',
  },
  {
    ask: 'What exactly does the smallest plan cover?',
    plans: true,
    answer:
      'The smallest plan covers {limit}, with all features. Larger ones add room and faster support.',
  },
  {
    ask: 'Which systems does it run on?',
    answer: 'At the moment: {systems}. If that list grows, it grows for existing customers too.',
  },
  {
    ask: 'Where is the data stored?',
    online: true,
    answer:
      'In two data centers in the European Union, encrypted, with a copy that is kept for thirty days.',
  },
  {
    ask: 'Is there a limit on how long I have to redeem the code?',
    answer:
      'Sixty days from the purchase. After that write to us, we have never turned anybody away.',
  },
  {
    ask: 'What happens to my data if I stop using it?',
    online: true,
    answer:
      'You can export everything as plain files and delete the account yourself. After that it is gone within a month.',
  },
  {
    ask: 'Do I get future updates or is it this version only?',
    answer: 'Updates are included for as long as your license is valid.',
    added: 'Can confirm, bought early and have had every update since.',
  },
  {
    ask: 'Can I pay by invoice as a company?',
    answer:
      'There is an invoice with every order. If it has to name your company and its VAT number, ask for a quote before you buy.',
  },
  {
    ask: 'Is the interface available in other languages?',
    answer:
      'English, German, French and Spanish today. We add a language when thirty customers ask for it.',
  },
  {
    ask: 'How active is development? The last deal I bought here was abandoned.',
    single: true,
    answer:
      'We release every two to three weeks and keep a public changelog. {title} is our main product, not a side project.',
    added: 'The changelog is real, I read all of it before I bought.',
  },
  {
    ask: 'Can I use it for my clients as well?',
    answer:
      'For your own work for clients, yes. If each client should have an account, please take one license per client.',
  },
  {
    ask: 'Does the license belong to me or to the company?',
    answer: 'To the person or company on the invoice. It can be transferred once, free of charge.',
  },
  {
    ask: 'I bought two codes, can I stack them?',
    answer: 'Two codes add up on one account. Please redeem both while signed in.',
  },
  {
    ask: 'Is there a phone number for support or only mail?',
    answer: 'Mail and chat. If it is urgent, write “urgent” and mean it; we call you back.',
    added: 'They did call me back, within half an hour.',
  },
  {
    ask: 'Can I try it before buying?',
    online: true,
    answer: 'There is a demo account on our website. And you have sixty days to ask for a refund.',
  },
];

export const softwareQuestionsByField: Readonly<Record<CategoryId, readonly QuestionCopy[]>> = {
  email: [
    {
      ask: 'Does it work with shared mailboxes?',
      answer: 'Yes, and each person keeps their own signature.',
    },
    {
      ask: 'Will my emails carry your branding?',
      answer: 'No. There is no footer, no badge and no link of ours in any plan.',
    },
  ],
  crm: [
    {
      ask: 'Can I import my contacts from a spreadsheet?',
      answer:
        'Yes. It shows you what it understood before it saves anything, and the import can be undone for a day.',
      added: 'Imported 1,900 rows without trouble.',
    },
    {
      ask: 'Can sales reps be limited to their own deals?',
      answer: 'Yes, by role. Managers see all, reps see theirs and what is shared with them.',
    },
  ],
  marketing: [
    {
      ask: 'Can I put my own domain on the links?',
      answer: 'Yes, one domain per site, with a certificate that renews by itself.',
    },
    {
      ask: 'We are an agency with nine clients. Does that work?',
      answer:
        'It does. Each client gets a space of its own, and you switch between them at the top.',
    },
  ],
  support: [
    {
      ask: 'Can customers write in Turkish and we answer in English?',
      answer: 'Yes. You see both versions, and the customer can look at the original too.',
    },
    {
      ask: 'Can I take over the history from my old help desk?',
      answer:
        'From the five most common ones, with attachments. For others send us an export and we will have a look.',
      added: 'They migrated ours in two days, free of charge.',
    },
  ],
  productivity: [
    {
      ask: 'Does it need an account?',
      answer: 'Only if you want to use it on more than one device.',
    },
    {
      ask: 'Can my manager see what I enter?',
      answer: 'No. There is no view for managers, and there will not be one.',
    },
  ],
  design: [
    {
      ask: 'Can I use the results commercially?',
      answer: 'Yes, without limit and without attribution, also for clients.',
    },
    {
      ask: 'Does it support print colors?',
      answer:
        'PDF export can convert to a print profile of your choice. On screen you work in RGB.',
    },
  ],
  'dev-tools': [
    {
      ask: 'Is there a self-hosted version?',
      online: true,
      answer:
        'Not yet. A container edition is on the roadmap, and customers with a license will get it.',
    },
    {
      ask: 'Do you support single sign-on in the small plan?',
      plans: true,
      answer: 'Yes, in all plans. Security is not an upgrade.',
      added: 'Refreshing answer. Bought.',
    },
  ],
  finance: [
    {
      ask: 'Can my accountant have access?',
      answer: 'Yes, one accountant is free and does not count as a user.',
    },
    {
      ask: 'Does it handle VAT for several countries?',
      answer:
        'All EU countries, the UK, Norway and Switzerland. For the US it keeps sales tax by state.',
    },
  ],
  hr: [
    {
      ask: 'Does it fit a team in three countries?',
      answer: 'Yes, each person has a country and a working calendar of their own.',
      added: 'We use it for Spain, Estonia and Canada.',
    },
    {
      ask: 'Who can see sick days?',
      answer: 'Only those to whom you give that right. Colleagues see “away” and nothing else.',
    },
  ],
  projects: [
    {
      ask: 'Can clients look at a project without an account?',
      answer:
        'Yes, with a link that you can end at any time. They see what you allow and cannot change it.',
    },
    {
      ask: 'Is there time tracking?',
      answer: 'A simple timer per task, with export. For payroll you want something made for it.',
    },
  ],
  ai: [
    {
      ask: 'Do you train on what we enter?',
      answer:
        'No, and neither does the model provider; it is in the contract that you can download.',
    },
    {
      ask: 'Which model do you use?',
      answer:
        'We pick the one that does best on our own tests and say which it is in the settings. You do not pay extra when it changes.',
    },
  ],
  social: [
    {
      ask: 'Can I approve posts of my team before they go out?',
      answer: 'Yes, per channel. A post without approval waits and tells you.',
    },
    {
      ask: 'Does posting directly work, or do I get a reminder?',
      answer:
        'Directly wherever the network allows it. For the rest you get a reminder with everything ready to paste.',
    },
  ],
  analytics: [
    {
      ask: 'Does it slow down my site?',
      answer: 'No. What has to be loaded comes last and is smaller than a favicon.',
    },
    {
      ask: 'Can I keep my old numbers?',
      answer: 'Yes, import them as CSV and they appear in gray next to the new ones.',
    },
  ],
  forms: [
    { ask: 'Are uploads scanned for viruses?', answer: 'Yes, before anybody can open them.' },
    {
      ask: 'Can people go back and change an answer?',
      answer:
        'As long as they have not sent it, yes. After that with a personal link, if you switch it on.',
    },
  ],
};

export const courseQuestions: readonly QuestionCopy[] = [
  {
    ask: 'How long do I have access?',
    answer:
      'Your plan says so: with a one-time purchase for as long as the course exists, with a yearly plan for twelve months.',
  },
  {
    ask: 'How many hours a week should I plan?',
    answer:
      'The lessons take about {hours} hours. With the exercises, two to three hours a week are comfortable.',
    added: 'I needed a bit more for the exercises, but I am thorough.',
  },
  {
    ask: 'I am not a native speaker. Are the lessons easy to follow?',
    answer:
      'The slides are in plain English, and the whole text of all {lessons} lessons stands below them. We answer in {language}.',
  },
  {
    ask: 'Do I need any software?',
    answer:
      'Everything that you need is free or comes with a trial that is long enough. The first lesson has the list.',
  },
  {
    ask: 'Is there a deadline for the exercises?',
    answer: 'No. We comment on them whenever you hand them in.',
  },
  {
    ask: 'Do I get an invoice for my employer?',
    answer: 'Yes, and a confirmation of participation if your employer asks for one.',
    added: 'Mine paid without a question.',
  },
  {
    ask: 'Can two people share one access?',
    answer:
      'Please take a seat each: feedback and certificate are personal. From five seats on it gets cheaper, just write to us.',
  },
  {
    ask: 'What does the certificate say?',
    answer:
      'Your name, the level, the hours and what you handed in. It can be checked with a link.',
  },
  {
    ask: 'Can I keep the lessons?',
    answer:
      'Every lesson has a text version that you can print or save. The worksheets are ordinary files.',
  },
  {
    ask: 'I already have some experience. Will I be bored?',
    answer:
      'Look at the list of lessons and start where it gets new. If there is nothing new, ask for your money back.',
  },
  {
    ask: 'Is there a fixed start or can I begin today?',
    answer: 'Today. Study groups start on the first Monday of the month, if you like company.',
  },
  {
    ask: 'Who comments on the exercises?',
    answer: '{founder} or a trained tutor; the name is below the comment.',
  },
  {
    ask: 'Are the lessons being updated?',
    answer: 'Twice a year. You get the new ones without paying again while your access is valid.',
  },
];
