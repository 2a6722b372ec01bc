/** What participants write about courses; `{title}`, `{founder}` and `{point}` are filled in. */
import type { Voices } from './softwareReviews';
import type { CategoryId } from './types';

export const courseVoices: Voices = {
  glad: [
    'Finished all of it, which says something. I have a graveyard of half-done courses.',
    '{founder} explains like a patient friend.',
    'The part on the {point} changed how I work. The rest is good too.',
    'Short lessons, real exercises, no filler. Worth every cent.',
    'I handed in an exercise at midnight and had comments the next afternoon.',
    'Did it on the train over five weeks.',
    'You can tell that {founder} does this for a living.',
    'Bought it for myself, now my whole team is doing it.',
    'Loved that mistakes were left in the videos.',
    'The worksheets are pinned above my desk.',
    'Harder than I thought, in a good way.',
    'My exercise was torn to pieces, politely. I learned more from that than from the videos.',
    'I have taken three courses on this topic. This is the one I would recommend.',
    'Clear voice, good sound, no music. You have no idea how rare that is.',
    'Used the {point} at work the very next day.',
    'Certificate went into my application and came up in the interview.',
    'Not a minute too long.',
    'I came back to it before a big project and it was still fresh.',
    'Explains the why, not only the how.',
    'Great for people who think they are too old for this. I am 58.',
    'The last exercise took me two weekends and I am proud of it.',
    'Started without expectations, ended with a notebook full of ideas.',
    '{founder} answered my question with a five-minute video. For one participant!',
    'It is rare that a course respects your time. This one does.',
    'The room with the other participants was a nice surprise, we still talk.',
    'Exactly the right level for me.',
    'Paid less than for a dinner and got a raise out of it. Long story.',
    'Watched the {point} lesson twice, then made my boss watch it.',
    'Dense but friendly. Take notes.',
    'Good examples from ordinary firms instead of the usual three giants.',
    'I could skip what I knew and nobody minded.',
    'Subtitles are spot on, which matters to me as I am hard of hearing.',
  ],
  torn: [
    'First half excellent, second half a bit rushed.',
    'Good content. The platform forgot my place more than once.',
    'Liked the {point}, could have done without some of the anecdotes.',
    'Solid, but I knew about half of it already. Check the list of lessons first.',
    'Feedback on exercises is great when it comes. I waited eight days once.',
    'Worth it at this price. Examples could be more recent.',
    'The videos are fine, the worksheets feel like an afterthought.',
    'Nice introduction. I had expected more depth from the title.',
    'Sound in the older lessons is poor, the new ones are fine.',
    'More talk than practice for my taste.',
  ],
  cross: [
    'Too slow for me. I watched at double speed and was still waiting.',
    'Not for beginners, whatever the page says.',
    'My exercises were never looked at. I asked twice.',
    'Two of the linked files were missing and it took a week to get them.',
    'You can find most of this for free if you search for an evening.',
    'The certificate took a month to arrive.',
    "Very much one person's opinion, sold as a method.",
    'Got my money back within the thirty days. Fair, but I had hoped to learn something.',
  ],
};

/** Sentences about the subject itself; contented ones only, as a complaint is rarely about that. */
export const courseVoicesByField: Readonly<Record<CategoryId, readonly string[]>> = {
  email: [
    'Got four replies to a mail that had been ignored twice. Same offer, new words.',
    'My newsletter has a rhythm now, and 640 readers.',
    'Understood bounces for the first time in ten years of sending.',
  ],
  crm: [
    'Raised my rate by a quarter and nobody blinked.',
    'I was afraid of the phone. I am not anymore.',
    'Our forecast was within five percent last quarter. It used to be a lottery.',
    'I ask fewer questions on calls, and better ones.',
  ],
  marketing: [
    'Stopped two campaigns in week one and saved more than the course cost.',
    'We finally agree on what we are not. Surprisingly freeing.',
    'Wrote an article that engineers shared without sneering.',
    'My shop sells to people in other towns now.',
  ],
  support: [
    "I still get angry mails, I just don't take them home.",
    'We deleted half of our help articles and people find more.',
    'Shifts are fair for the first time, says the team.',
  ],
  productivity: [
    'Two quiet hours a day, and my colleagues are in on it.',
    'Our wiki is used. By people. Voluntarily.',
    'The monthly report fills itself. I told nobody and enjoy the afternoon.',
  ],
  design: [
    'I see spacing everywhere now. There is no way back.',
    'Our developers said that my file was the first they understood.',
    'Put the final piece into my portfolio and got a commission from it.',
    'I had never heard my own website read aloud before. Humbling.',
  ],
  'dev-tools': [
    'Deleted 90 tests and sleep better.',
    'The migration exercise was nearly identical to what we did at work a month later.',
    'I resolve merge conflicts for my colleagues now. They bring cake.',
    'My shop survived the robots on the fourth Thursday. I screamed.',
  ],
  finance: [
    'Did my own bookkeeping this year. My mother does not believe it.',
    'The investor found no error. He looked hard.',
    'New price list, same customers.',
    'I put something aside every month now, even in slow ones.',
  ],
  hr: [
    'Hired two people with the work samples. Both are brilliant.',
    'Saved us from a very expensive letter.',
    'Presented the analysis to the works council and got applause. Applause!',
  ],
  projects: [
    'My one-page plan is on the fridge of the whole ward.',
    'Retrospectives are not silent anymore.',
    'Weekly status went from forty slides to five lines.',
    'We had frost in week nine, in the course and then for real. I was ready.',
  ],
  ai: [
    'I spot invented sources within seconds now.',
    'Built the evaluation first, as told. It saved the project.',
    'We picked one small task instead of a strategy and it works.',
    'The pictures look like us and not like the internet.',
  ],
  social: [
    'Ten videos made, and the tenth is really good.',
    'My server has 200 members and no drama.',
    'A hospital called because of something that I posted. That is what I wanted.',
  ],
  analytics: [
    'I no longer wait for the data team. They thank me for it.',
    'Six of my nine charts are bars now. He was right.',
    'We took the banner down and I could explain why.',
  ],
  forms: [
    'Eight automations later I have my Fridays back.',
    'Our sign-up form lost nine fields and gained customers.',
    'My ninth project went live and runs without me.',
  ],
};

/** What keeps a contented participant from the fifth star. */
export const courseQuibbles: readonly string[] = [
  'One or two lessons could be shorter.',
  'I would have liked a final test.',
  'A printed workbook would be nice.',
  'Some examples were new to me culturally, in a good way.',
  'The player forgot my speed setting.',
  'More exercises, please!',
  'The last module felt a bit rushed.',
  'An index of topics would help.',
];
