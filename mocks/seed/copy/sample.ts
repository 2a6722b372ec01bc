/** The sample product in full: its facts are constants of the specification, sections 1, 2, 3, 9. */
import type { ListingTextRecord } from '../../store/records';
import type { QuestionCopy } from './questions';
import type { ListingFacts } from './types';

export const SAMPLE_ID = 'replywright';

/** How many discussions there are about it (the specification, section 2). */
export const SAMPLE_DISCUSSIONS = 110;

export const sampleFacts: ListingFacts = {
  title: 'Replywright',
  tagline: 'Drafts replies to emails, reviews and comments in any language.',
  vendor: 'Letterbox Seven',
  founder: 'Ines Halloran',
  categories: ['email', 'ai', 'support'],
  price: 13,
  was: 25,
  reach: 'extension',
  flags: 'ai gdpr-compliant',
  works: 'gmail outlook hubspot shopify',
};

/** Texts of the sample product's own page. */
export const sampleText: ListingTextRecord = {
  id: SAMPLE_ID,
  description:
    'Replywright is an AI browser extension that drafts replies to emails, reviews and comments in any language. It sits beside your mail client, reads the thread you are in and writes an answer in your own tone. You change a word or two and send it.',
  overview: [
    {
      headline: 'Answer every message as if you had all day',
      paragraphs: [
        'Most messages deserve a good answer and get a quick one. Replywright reads what was written, remembers how you usually write and offers a draft before you have put down your coffee. It knows the difference between a complaint, a question and a thank-you note, and it answers each of them accordingly.',
      ],
      picture: null,
    },
    {
      headline: 'Right there in the inbox you already use',
      paragraphs: [
        'The extension adds one button to the reply box of your mail client, your review pages and your social channels. Choose a tone, choose a language and say in three words what the answer should be: “yes, but Thursday”. The rest is written for you, and nothing is sent until you press send.',
      ],
      picture: 'screenshot/replywright/inside',
    },
    {
      headline: 'Yours to keep',
      paragraphs: [
        'One payment, no subscription. Updates are included for good, and if Replywright does not save you an hour in the first sixty days you get your money back: ask for it in your order history.',
      ],
      picture: null,
    },
  ],
  plans: [
    {
      id: 'license-tier-1',
      title: 'License Tier 1',
      details: 'One-time purchase of',
      // The limited-time price of the sample product; without it the tier costs 25 dollars.
      price: 1300,
      oldPrice: 2500,
      features: [
        '2,000 requests per month',
        'Auto AI model (GPT-3.5 / GPT-4)',
        '1 user',
        '1 mail account',
        'All languages',
      ],
    },
    {
      id: 'license-tier-2',
      title: 'License Tier 2',
      details: 'One-time purchase of',
      price: 3500,
      oldPrice: 9600,
      features: [
        '5,000 requests per month',
        'Auto AI model (GPT-3.5 / GPT-4)',
        '3 users',
        '5 mail accounts',
        'All languages',
        'Shared tone library',
      ],
    },
    {
      id: 'license-tier-3',
      title: 'License Tier 3',
      details: 'One-time purchase of',
      price: 4500,
      oldPrice: 14000,
      features: [
        'Unlimited requests',
        'Auto AI model (GPT-3.5 / GPT-4)',
        '10 users',
        '20 mail accounts',
        'All languages',
        'Shared tone library',
        'Your own OpenAI API key',
      ],
    },
  ],
  includedFeatures: [
    'Lifetime access and all future updates',
    'Drafts for emails, reviews and comments',
    'Any language, detected automatically',
    'Works with Gmail, Outlook, HubSpot and Shopify',
    'Chrome extension, also for ChromeOS',
    '60-day money-back guarantee',
  ],
  featureTiles: [
    {
      id: 'chrome-extension',
      title: 'Chrome extension',
      description: 'Works inside the mail client that you have open anyway.',
      picture: 'tile/chrome-extension',
    },
    {
      id: 'translate-text',
      title: 'Translate text',
      description: 'Read a message in your language and answer in theirs.',
      picture: 'tile/translate-text',
    },
    {
      id: 'extract-key',
      title: 'Extract key',
      description: 'Pulls order numbers, dates and names out of a long thread.',
      picture: 'tile/extract-key',
    },
    {
      id: 'support-24-7',
      title: '24/7 Support',
      description: 'Someone answers at any hour, and it is a person.',
      picture: 'tile/support-24-7',
    },
    {
      id: 'user-friendly',
      title: 'User friendly',
      description: 'One button in the reply box. That is the whole interface.',
      picture: 'tile/user-friendly',
    },
    {
      id: 'one-click-replies',
      title: 'One-click replies',
      description: 'Three drafts to choose from: brief, warm and thorough.',
      picture: 'tile/one-click-replies',
    },
  ],
  founderSections: [
    {
      id: 'from-the-founder',
      title: 'From the founder',
      portrait: 'avatar/ines-halloran',
      entries: [
        {
          id: 'a-note-from-ines-halloran',
          heading: 'A note from Ines Halloran',
          paragraphs: [
            'For six years I ran the support mail of a small travel company, and on a good day I wrote two hundred answers. About twenty of them needed me. The others needed someone who could type.',
            'Replywright is that someone. It does the typing, you keep the judgment. We are a team of seven, we have no investors to please, and we read every message that you send us. Most of the answers are even drafted by hand.',
          ],
        },
        {
          id: 'why-a-lifetime-deal',
          heading: 'Why a lifetime deal?',
          paragraphs: [
            'Because the first thousand customers shape a product more than any plan does. You pay once, we get your opinion, and both of us come out ahead.',
          ],
        },
      ],
    },
    {
      id: 'fair-usage-policy',
      title: 'Fair Usage Policy',
      entries: [
        {
          id: 'what-does-unlimited-requests-mean',
          heading: 'What Does Unlimited Requests mean?',
          paragraphs: [
            'On License Tier 3, send as many as a person can: no meter runs. What it does not cover is a script that drafts a million answers overnight; if we see that, we write to you before we do anything else.',
          ],
        },
        {
          id: 'what-counts-as-a-request',
          heading: 'What counts as a request?',
          paragraphs: [
            'One press of the button. Changing the tone or the length of a draft that you already have is free.',
          ],
        },
        {
          id: 'do-unused-requests-carry-over',
          heading: 'Do unused requests carry over?',
          paragraphs: [
            'On License Tiers 1 and 2 they do not; the count starts over on the first of each month. If you run out twice in a row we suggest the next tier and credit what you have paid.',
          ],
        },
      ],
    },
    {
      id: 'help-page',
      title: 'Help Page',
      entries: [
        {
          id: 'can-i-use-my-own-openai-api-key',
          heading: 'Can I Use My Own OpenAI API Key?',
          paragraphs: [
            'Yes, with License Tier 3. Enter it in the settings under “Model”; requests then run on your own account and are not counted by us. The key stays in your browser.',
          ],
        },
        {
          id: 'how-do-i-redeem-my-license',
          heading: 'How do I redeem my license?',
          paragraphs: [
            'Install the extension, sign in and paste the key from your order history. Keys can be redeemed within sixty days of the purchase.',
          ],
        },
        {
          id: 'which-mail-clients-are-supported',
          heading: 'Which mail clients are supported?',
          paragraphs: [
            'Gmail and Outlook on the web, each with their shared mailboxes. In other web clients the button appears as soon as you select some text.',
          ],
        },
        {
          id: 'is-my-mail-stored',
          heading: 'Is my mail stored?',
          paragraphs: [
            'No. The thread is sent to the model, the draft comes back, and neither is kept on our side. A processing agreement is ready to sign in your account.',
          ],
        },
      ],
    },
    {
      id: 'roadmap',
      title: 'Roadmap',
      entries: [
        {
          id: 'just-shipped',
          heading: 'Just shipped',
          paragraphs: [
            'Replies to app store reviews, a shorter draft for phones and forty more languages with right-to-left support.',
          ],
        },
        {
          id: 'next-spring',
          heading: 'Next spring',
          paragraphs: [
            'A Firefox edition, drafts that quote your own help center, and rules such as “always offer an exchange first”.',
          ],
        },
        {
          id: 'later-next-year',
          heading: 'Later next year',
          paragraphs: [
            'Team statistics without ranking anybody, and voice: say the answer, get the draft.',
          ],
        },
      ],
    },
  ],
};

/** Thirteen reviews, stars first; they average 4.4 (the specification, sections 2 and 9). */
export const sampleReviews: readonly (readonly [stars: number, message: string])[] = [
  [
    5,
    'Saves me an hour a day. I run a guest house and answer in five languages, two of which I speak.',
  ],
  [
    5,
    'The “yes, but Thursday” thing is not a gimmick. I type three words and get a polite paragraph that sounds like me on a good morning.',
  ],
  [
    4,
    'Very good drafts, a little too fond of exclamation marks until I found the tone setting. Now I hardly change anything.',
  ],
  [
    5,
    'Our shop gets about 40 reviews a week and every single one has an answer now. Customers notice.',
  ],
  [
    2,
    'Nice idea, but in our Outlook setup the button kept disappearing after every update. Support was kind, still no real fix after three weeks.',
  ],
  [
    5,
    'I am dyslexic and dreaded email for twenty years. I don’t anymore. Worth far more than I paid.',
  ],
  [
    5,
    'Bought Tier 1 to try it, upgraded to Tier 3 within the week. Own API key works exactly as described.',
  ],
  [
    4,
    'Works great in German and English. Finnish is understandable but a native speaker would smile.',
  ],
  [5, 'Answered a furious complaint better than I would have. The customer apologized to us!'],
  [
    3,
    'Good for short emails. With long threads it sometimes answers something from further up that was already settled.',
  ],
  [5, 'Set up in four minutes, my mother-in-law uses it too.'],
  [
    4,
    'Solid. 2,000 requests are plenty for one person, I have never got beyond 700. One star off because there is no Firefox version yet.',
  ],
  [
    5,
    'Six months in. It has quietly become part of how we work, and nobody on the team wants to do without it.',
  ],
];

/** Eight questions about the sample product. */
export const sampleQuestions: readonly QuestionCopy[] = [
  {
    ask: 'Does it work with shared inboxes?',
    answer: 'Yes, in Gmail as well as in Outlook. Each person keeps a tone of their own.',
    added: 'We use it with two shared inboxes, no trouble so far.',
  },
  {
    ask: 'Can I use my own OpenAI API key with Tier 1?',
    answer: 'That is part of Tier 3. You can move up at any time and pay only the difference.',
  },
  {
    ask: 'Is there a Firefox version?',
    answer:
      'It is planned for next spring. Everyone with a license will get it without paying again.',
  },
  {
    ask: 'Does it send anything by itself?',
    answer: 'Never. It writes drafts, and you press send.',
  },
  {
    ask: 'How well does it handle Japanese? Politeness levels matter a lot for us.',
    answer:
      'You can set the level of politeness per contact. Our two customers in Osaka were strict teachers, and we are grateful to them.',
    added:
      'I answer Japanese suppliers with it. Keigo is correct nearly always, I check dates twice.',
  },
  {
    ask: 'What happens when the 2,000 requests are used up?',
    answer:
      'The button tells you, and you can go on writing by hand until the first of the month. Nothing is charged.',
  },
  {
    ask: 'Are my emails used for training?',
    answer:
      'No. Neither we nor the model provider keeps them; the agreement is in your account, ready to sign.',
  },
  {
    ask: 'Can it answer reviews on our Shopify store?',
    answer:
      'Yes. It works on any page with a text box, and in Shopify it even knows which product the review is about.',
  },
];
