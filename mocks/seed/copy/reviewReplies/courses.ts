import type { ReviewReplies } from './types';

/** What instructors answer to reviews of their courses. */
export const courseReplies: ReviewReplies = {
  'consultative-selling': [
    [
      'Nice introduction.',
      'The title promises a whole craft, and the first six lessons only teach the listening. The depth is in the recorded calls of the last part. If you stopped before those, please do not.',
    ],
  ],
  'freelance-negotiation': [
    [
      'Good content. The platform forgot',
      'It kept your place in one browser only. It follows your account now, so the sofa and the desk agree.',
    ],
    [
      'Very much one person’s opinion',
      'Yes: mine, after nineteen years of raising my own rate. I do say where others disagree, in lesson four, but you are right that I do not say it loudly.',
    ],
    [
      'More talk than practice',
      'Point taken. There are two role plays more since you took it, both with a client who says no.',
    ],
    [
      'Slides of the older lessons',
      'I made those at a kitchen table. The first five are redrawn, and the others follow one a week.',
    ],
  ],
  'enterprise-sales': [
    [
      'The lessons are fine, the worksheets',
      'They were. The account map is new: it is the one that my own team fills in, coffee stains removed.',
    ],
    [
      'Feedback on exercises is great',
      'Eight days is far beyond what I promise. That was the week of my daughter’s wedding, and I should have announced it. The usual is two.',
    ],
  ],
  'brand-strategy': [
    [
      'The certificate says less',
      'It names the course and the hours, as I cannot vouch for more than that. What says more is the one-page strategy from the last exercise. Show them that.',
    ],
    [
      'Not for beginners, whatever',
      'You need no experience in branding, but you do need a firm to think about, and for a beginner that is the same thing. You are right, and I ought to have said it.',
    ],
    [
      'First half excellent, second half',
      'You have noticed where my deadline was. The last lessons are written again, more slowly, and they are in your course already.',
    ],
  ],
  'search-advertising': [
    [
      'Feedback on exercises is great',
      'I read every account line by line, and I had promised a time in which nobody can. I now say four days and mostly need two.',
    ],
  ],
  'technical-content': [
    [
      'The lessons are fine, the worksheets',
      'Fair. I would edit a page like that without mercy, so I did. Four went, and three were rewritten.',
    ],
    [
      'More talk than practice',
      'Engineers keep telling me the same. There is now a badly written README to repair after every third lesson.',
    ],
  ],
  'marketing-hindi': [
    [
      'Good content. The platform forgot',
      'Sorry for the searching. Until it was repaired the lesson list marked where you had been, but nobody told you to look there.',
    ],
  ],
  'support-operations': [
    [
      'Worth it at this price.',
      'Two of the cases are from before everybody chatted. I have replaced one with a team of six that answers on three channels, with their numbers.',
    ],
    [
      'Got my money back',
      'I am sorry that there was nothing new in it for you. If you tell me what you came for, I can at least point you to a better place.',
    ],
    [
      'You can find most of this for free',
      'You can, and you did. What I charge for is the order, and that I read your staffing plan. Not everyone needs that.',
    ],
  ],
  'discord-community': [
    [
      'Nice introduction.',
      'Then you have run a server before, I guess! The second half is where it gets hard: what to do about the member whom everyone likes and who breaks every rule.',
    ],
  ],
  'linkedin-writing': [
    [
      'Liked "Reading circle"',
      'The anecdotes are my vice. I have cut two. The one with the taxi stays.',
    ],
  ],
  spreadsheets: [
    [
      'Good content. The platform forgot',
      'It lost your place whenever you had two lessons open. It no longer does. Thank you for writing it down instead of just leaving.',
    ],
    [
      'Too slow for me.',
      'I teach people who are afraid of the equals sign, so I go slowly on purpose. For you the last dozen lessons alone would have been right, and I had better say so.',
    ],
  ],
  'agile-coaching': [
    [
      'First half excellent, second half',
      'True. I had kept the best for last and then had forty minutes left for it. Those lessons are longer now by a third.',
    ],
    [
      'Slides of the older lessons',
      'Less ceremony, more finished slides: you have me there. The old ones are being redone in the new style.',
    ],
  ],
  'remote-leadership': [
    [
      'Feedback on exercises is great',
      'Eight days in a course about answering across time zones. I have no defense. A colleague in Auckland shares the reading with me now.',
    ],
  ],
  'first-ten-hires': [
    [
      'More talk than practice',
      'I hear you. You now write a real job ad in lesson two and I mark it, before either of us talks about interviews.',
    ],
  ],
  'creative-bookkeeping': [
    [
      'My exercises were never looked at.',
      'They were in a folder that I had stopped reading after the move to the new form. Yours was not the only one, and I am ashamed of it. Both have been read by now, and you have two pages of comments from me.',
    ],
    [
      'Two of the linked files were missing',
      'The tax tables had moved, and I was away when you wrote. Both files are part of the course now, so no link can lose them.',
    ],
    [
      'Worth it at this price.',
      'Rates change every spring and my examples did not. They are this year’s now.',
    ],
  ],
  'startup-modeling': [
    [
      'Two of the linked files were missing',
      'No hidden cells, but two hidden files. Sorry. They are back, and every download is checked each night.',
    ],
  ],
  'personal-finance': [
    [
      'First half excellent, second half',
      'The part on pensions deserves more calm than I gave it. I am writing it again, with a real statement to read together.',
    ],
    [
      'Too slow for me.',
      'My students at the college ask me to repeat, so I repeat. The text version below each slide holds all of it, and you can read it in a third of the time.',
    ],
  ],
  'interface-design': [
    [
      'Not for beginners, whatever',
      'We say that you need no design tool, and that is true. But I do expect a trained eye from the third lesson on. The first two go back to how to look, since you wrote this.',
    ],
    [
      'Got my money back',
      'Thank you for trying it for so long before you decided. I am sorry that it did not give you anything to take along.',
    ],
  ],
  'modern-typescript': [
    [
      'Solid, but I knew about half',
      'Half is about right if you have used it at work for a year. The first ten lessons are for those who have not, and you may skip them without missing anything.',
    ],
  ],
  'python-backend': [
    [
      'You can find most of this for free',
      'All of it, even: that is where I learned it, at three in the morning. The course is for those who would rather sleep.',
    ],
  ],
  'testing-web-apps': [
    [
      'My exercises were never looked at.',
      'I have searched, and you are right: they went to an address that bounced. I have written to you with comments on both. Nobody should have to ask once, let alone twice.',
    ],
    [
      'Very much one person’s opinion',
      'Fewer tests is an opinion, I admit. I show what I deleted and what broke afterwards, so that you can come to another one.',
    ],
    [
      'Two of the linked files were missing',
      'The sample project lost its fixtures when I renamed a branch. A test would have caught it. There is one now.',
    ],
  ],
  'api-design': [
    [
      'Liked "Changing in public"',
      'Noted. In my defense, every one of those anecdotes has cost a client money.',
    ],
    [
      'Worth it at this price.',
      'The payment example was from 2015, and APIs have moved on. It is replaced by one with webhooks and retries.',
    ],
  ],
  'ai-for-managers': [
    [
      'Nice introduction.',
      'An introduction is what it is, for people with one quarter and no engineers. I have taken “in depth” out of the description. It did not belong there.',
    ],
  ],
  'ai-images': [
    [
      'Got my money back',
      'Understood. If your brand has strict rules for pictures, much of it is hard to use, and I ought to say that before you pay.',
    ],
  ],
  'sql-questions': [
    [
      'You can find most of this for free',
      'You can. What an evening does not give you is the shop with 40,000 orders to ask your questions of. I hope you tried that part.',
    ],
  ],
};
