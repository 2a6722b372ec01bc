/**
 * What buyers of software write. `{title}` and `{founder}` are filled in, `{point}` with the name
 * of one of the product's own selling points.
 */
import type { CategoryId } from './types';

/** Voices by how content they are: five and four stars, three stars, two and one. */
export interface Voices {
  glad: readonly string[];
  torn: readonly string[];
  cross: readonly string[];
}

export const softwareVoices: Voices = {
  glad: [
    'Came for the {point}, stayed because nothing ever breaks.',
    'Bought it on a Friday, cancelled two subscriptions on Monday.',
    'The {point} alone was worth it for me.',
    'I was skeptical at this price. Months later I still open it every day.',
    'Does one thing and does it properly. More of this, please.',
    'Set up before my coffee was cold.',
    'My least technical colleague figured it out without asking me, which never happens.',
    'Had a question on a Sunday, {founder} answered personally an hour later.',
    'Not flashy. Just works.',
    'We tried four tools before this one. The {point} settled it.',
    "Took me a while to trust it, now I can't imagine going back to the old way.",
    'Third thing I bought here and the first one the whole team uses.',
    "Would have paid the full price. Don't tell them.",
    'Small wish list, big thumbs up.',
    'The import just worked. If you have ever moved from one tool to another you know how rare that is.',
    "Honest product. Their support told me that I didn't need the bigger plan.",
    'My accountant asked why I needed another tool. Then she saw it and bought one herself.',
    'Two updates since I bought it and both fixed things I had complained about.',
    'Good on day one, better after the first update.',
    "I don't write reviews normally. Support was so decent that I am making an exception.",
    'Clean, quick, no upsell pop-ups. Bliss.',
    'The {point} is cleverer than it sounds on this page.',
    'Replaced a spreadsheet that five people were afraid of.',
    'Paid for itself with the first customer, roughly.',
    'Finally something that was made for a firm of our size.',
    'Using it for a while now, zero regrets.',
    'My only complaint is the missing dark mode, and I can live with that.',
    'I showed the {point} to my boss and got to expense it.',
    'It saves me about half an hour a day. I did measure it.',
    'Runs fine on my ancient laptop.',
    'Everything is where I would have put it.',
    'Docs are short and actually answer the question.',
    'The onboarding mail was the only one they ever sent me. Thank you.',
    'Keeps its promises, which is more than I can say of most deals.',
    'We are four people in two time zones and it suits us fine.',
    'Great value. The {point} needs a tutorial, but once it clicks it clicks.',
    'Bought the middle tier, should have taken the large one right away.',
    'Went through the fine print before buying, nothing nasty in there.',
  ],
  torn: [
    'Good idea, rough edges. The {point} works, the settings around it confuse me.',
    'Fine for what I paid. I would not pay the regular price.',
    'It does what it says, just slowly on big accounts.',
    'Half of the team loves it, the other half went back to the old tool. So, three.',
    'The {point} is great. Everything else feels like version one.',
    'Useful, but I had to write to support twice to get going. They were friendly at least.',
    'Does the job. The design is from another decade.',
    'Almost there. Give it another year of updates.',
    'I keep it because of the deal price. There are gaps that you only notice after a month.',
    'Solid core, thin documentation.',
    'Works in the browser, on the phone it is a bit of a squeeze.',
    'Nothing wrong with it. I had just hoped for more after the description.',
  ],
  cross: [
    'Asked for a refund after a week and got it, no questions asked. That part was good.',
    'Sounds better than it is. The {point} never worked reliably for us.',
    'Crashed twice in the first hour, then I lost patience.',
    'Two support tickets, one answer, after nine days.',
    'Too many clicks for something I do forty times a day.',
    'The limits of the smallest plan are tighter than I understood from the page.',
    'Maybe for bigger teams. For me it was more work than before.',
    'The import mangled my data and the undo did not bring everything back.',
    'An update broke our setup and it took them a week to admit it.',
    'Pretty screens, not much behind them yet.',
  ],
};

export const softwareVoicesByField: Readonly<Record<CategoryId, Voices>> = {
  email: {
    glad: [
      'Inbox zero by ten in the morning. I had given up on that in 2014.',
      'Our reply time went from a day and a half to under four hours.',
      'Spam complaints dropped to practically nothing in the first month.',
      'Readers write back now. Actual sentences. I am moved.',
      'Moved 6,000 contacts over in an afternoon and not one of them bounced.',
    ],
    torn: [
      'Sending is great, the contact lists are clumsy beyond a few thousand names.',
      'Handles normal mail well and stumbles over long threads with many attachments.',
    ],
    cross: [
      'Lost the formatting of half my templates on import.',
      'A week of mails sat in "scheduled" without any warning. Not acceptable.',
    ],
  },
  crm: {
    glad: [
      'First CRM my father-in-law has opened voluntarily. He sells tractors.',
      'We closed two deals in the first month that would have gone cold before.',
      'My pipeline meeting takes twenty minutes now instead of an hour.',
      'I know what I promised to whom. That was all I ever wanted.',
      'Salespeople fill it in without being chased. I checked twice.',
    ],
    torn: [
      'Good for a simple pipeline. With two product lines we are bending it.',
      'Reports are pretty but I still export to a spreadsheet for the board.',
    ],
    cross: [
      'Created duplicates of every contact with two mail addresses. Took a weekend to clean up.',
      'No way to limit what interns can see. Dealbreaker for us.',
    ],
  },
  marketing: {
    glad: [
      'Our best campaign this year was planned in it on a train.',
      'Client saw the report and understood it without me in the room.',
      'Cost per order down by a fifth since we stopped guessing.',
      'A one-person marketing department thanks you from the bottom of her heart.',
      'We launched on time. That is a first.',
    ],
    torn: [
      'Nice output, but I would like more control over fonts and spacing.',
      'Good suggestions for our English site, weaker for the Dutch one.',
    ],
    cross: [
      'Numbers differ from our shop by fifteen percent and nobody could tell me why.',
      'Too basic if you have done this for more than a year.',
    ],
  },
  support: {
    glad: [
      'Black Friday came and nobody cried. Highly recommended.',
      'A new colleague answered her first customer forty minutes after getting the login.',
      'Customers keep telling us how quick we are. We are not, we are just organized now.',
      'Cut our open tickets from 180 to about 30 and it has stayed there.',
      'The same question no longer gets three different answers from three of us.',
    ],
    torn: [
      'Works well for mail, chat feels bolted on.',
      'Good tool, but the satisfaction survey cannot be translated yet.',
    ],
    cross: [
      'Notifications arrive late on the phone, so customers wait anyway.',
      'We outgrew it within six weeks and the export left out the attachments.',
    ],
  },
  productivity: {
    glad: [
      'My wife noticed before I did: I am home at six.',
      'Uninstalled three other apps.',
      'Open it, use it, forget it. Perfect.',
      'Found something I had copied nine days ago. Nearly hugged the screen.',
      'ADHD here. This is one of the few that stuck.',
    ],
    torn: [
      'Lovely for one person, awkward for a team.',
      'I like it whenever I remember to open it.',
    ],
    cross: [
      'Sync lost a day of entries. Support was kind but could not bring them back.',
      'A nicer notepad, really. I expected more.',
    ],
  },
  design: {
    glad: [
      'Client approved the first round. I have witnesses.',
      'Saves me the boring half of every project.',
      'Export settings that are right by default, who would have thought.',
      'Used it for a rebrand with 60 assets and it never got in the way.',
      'My portfolio looks as if I had a budget.',
    ],
    torn: [
      'Results are good, rendering large files takes forever.',
      'Great for quick work. For print I still need my old program.',
    ],
    cross: [
      'Colors shift on export and the forum says that is known.',
      'Everything I made with it looks like everything else made with it.',
    ],
  },
  'dev-tools': {
    glad: [
      'Found a bug that had been in production since March. Took it eleven minutes.',
      'The command line tool is a joy. Somebody cared.',
      'Set it up in CI over lunch, has been quiet and useful since.',
      'Reads like it was built by people who get paged.',
      'Finally I understand what our database does all night.',
    ],
    torn: [
      'Does well with small repos, memory use goes through the roof on our monolith.',
      'Great features, cryptic error messages.',
    ],
    cross: [
      'The agent ate a full CPU core on the staging box until I removed it.',
      'Docs describe a version that I do not have.',
    ],
  },
  finance: {
    glad: [
      'Tax adviser: "Did you change something? Keep it."',
      'First January in years without a shoebox on the kitchen table.',
      'Customers pay eleven days earlier on average. Money talks.',
      'I finally know what I earn. Sobering, but useful.',
      'Books closed on the third of the month. We threw a small party.',
    ],
    torn: [
      'Fine for domestic business, foreign invoices need manual corrections.',
      'Bank connection drops every few weeks and wants a new sign-in.',
    ],
    cross: [
      'Rounding errors of a cent all over the export. My bookkeeper was not amused.',
      'My bank is not supported, and I only learned that after paying.',
    ],
  },
  hr: {
    glad: [
      'Nobody asks me how many days they have left anymore. Nobody!',
      'Our new hire said it was the best first week she has had anywhere.',
      'Got through a data protection audit with two clicks and a printout.',
      'We answer every applicant now. Reviews of us as an employer went up.',
      'Replaced four lists and a wall calendar.',
    ],
    torn: [
      'Handles our Berlin office perfectly, Lisbon needs workarounds.',
      'Good basics. Reporting lines with two managers are not possible.',
    ],
    cross: [
      'Balances were wrong after the turn of the year and we had to recount by hand.',
      'Half of the mails to candidates ended up in spam.',
    ],
  },
  projects: {
    glad: [
      'We finish things. It is a strange feeling.',
      'The first tool in which the plan and reality differ by days, not by months.',
      'Clients love their read-only view and have stopped calling on Fridays.',
      'Moved a 14-person team over in a week without mutiny.',
      'Opened an old project and still understood it. Enough said.',
    ],
    torn: [
      'Strong on planning, weak on time tracking.',
      'Fine up to about thirty tasks, then you scroll a lot.',
    ],
    cross: [
      'Dependencies jumped around after every edit. I went back to paper.',
      'No offline mode, and our sites have no reception.',
    ],
  },
  ai: {
    glad: [
      'Nine drafts out of ten go out with a word or two changed.',
      'Transcribed a mumbling uncle with a dialect. I take my hat off.',
      'It says when it does not know. I trust it more for that.',
      'Saved me a freelancer, and I am a little ashamed of it.',
      'I expected a toy and got a colleague.',
    ],
    torn: ['Impressive in English, so-so in Polish.', 'Good results but you learn to babysit it.'],
    cross: [
      'Made things up twice in the first week. I cannot send that to clients.',
      'Slow in the evenings, and the queue has no end in sight.',
    ],
  },
  social: {
    glad: [
      'A month of posts planned on one rainy Sunday.',
      'My bakery has 900 new followers and I did not dance once.',
      'Saw a complaint early and could sort it out before it got ugly.',
      'I post three times a week now without thinking about it.',
      'Captions sound like me, only less tired.',
    ],
    torn: [
      'Scheduling is great, the statistics are a bit vague.',
      'Video previews look different from what gets posted.',
    ],
    cross: [
      'Lost the connection to one channel every few days, and posts silently failed.',
      'Missed half of the mentions that I found with a plain search.',
    ],
  },
  analytics: {
    glad: [
      'My boss reads it. On her own. On her phone.',
      'Told us that the expensive channel brought people who leave. Ouch, but thank you.',
      'Took the cookie banner down and nobody misses it.',
      'One page, five numbers, done.',
      'Got an alert on a broken checkout before the first customer called.',
    ],
    torn: [
      'Lovely overview. When you want to dig you hit the floor quickly.',
      'Refresh once an hour is fine, until the day when it is not.',
    ],
    cross: [
      'Our figures were off by a day because of time zones and could not be corrected.',
      'Loading a year of data took minutes each time.',
    ],
  },
  forms: {
    glad: [
      'Completion went from 38 to 71 percent. Same questions, mostly.',
      'Patients over seventy fill it in without calling us.',
      'Three approvals that took a week now take a morning.',
      'It broke once, told me exactly where, and lost nothing.',
      'Got a contract signed from a ferry.',
    ],
    torn: [
      'Building is a pleasure, the styling options are few.',
      'Good for straightforward cases. Ours has forty exceptions.',
    ],
    cross: [
      'Notification mails came hours late, which defeats the purpose.',
      'Could not get it to accept addresses from abroad.',
    ],
  },
};

/** What keeps a contented buyer from the fifth star. */
export const softwareQuibbles: readonly string[] = [
  'Search could be faster.',
  'Minus one star for the tiny settings menu.',
  'I would like more keyboard shortcuts.',
  'The phone view needs some love.',
  'Waiting for a dark mode.',
  'Docs could use more screenshots.',
  'Only the first import was bumpy.',
  'An undo in more places would be nice.',
  'Exports are a little basic.',
  'Login asks again a bit too often.',
];
