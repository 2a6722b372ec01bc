/** Paragraphs on courses; `{title}`, `{vendor}`, `{founder}`, `{language}` and figures are filled in. */
import type { CategoryId, Point } from '../types';

/** What a learner can do afterwards, by field; used in the overview and in founder texts. */
export const courseOutcomes: Readonly<Record<CategoryId, readonly [string, string]>> = {
  email: [
    'a folder of emails that you have really sent, each with a note of what you would change',
    'a sending routine that you can explain to a colleague in five minutes',
  ],
  crm: [
    'a set of questions of your own and the nerve to ask them',
    'a list of open deals in which every line is true',
  ],
  marketing: [
    'one campaign that has run and that you have measured',
    'a plan for the next quarter that fits on one page',
  ],
  support: [
    'answers that you would be glad to receive yourself',
    'a support routine that survives a Monday after a bank holiday',
  ],
  productivity: [
    'two habits that you still have in half a year',
    'a tidy system that takes ten minutes a week',
  ],
  design: [
    'a piece of work for your portfolio with the reasons behind it',
    'an eye that stops at the right places',
  ],
  'dev-tools': [
    'a repository that you can show, with a history that makes sense',
    'code that you would be glad to be called about at night',
  ],
  finance: [
    'a set of figures that you understand line by line',
    'the sums for your own case, done and checked',
  ],
  hr: [
    'templates that you can use on the next working day',
    'the calm of knowing what the rule is',
  ],
  projects: [
    'a plan of a real project that someone else has tried to break',
    'meetings that are shorter and end with a name and a date',
  ],
  ai: [
    'a working example from your own job, with a note on where it fails',
    'a clear view of what to hand over and what to keep',
  ],
  social: [
    'a month of posts that are ready and sound like you',
    'a circle of people who read what you write',
  ],
  analytics: ['an analysis that answers one question properly', 'reports that are read to the end'],
  forms: ['a process that runs without you', 'a form that people finish'],
};

export const courseIntroductions: readonly string[] = [
  '{title} takes about {hours} hours, spread over {lessons} lessons in English; {founder} answers in {language}. Most participants finish it in {weeks}, alongside a job.',
  'There are {lessons} lessons, none of them longer than it has to be, and about {hours} hours in all. They are in English; {founder} answers every question personally, in {language}.',
  'The course has {lessons} lessons in English, and {founder} answers in {language}. You can take them in order or jump to what you need tomorrow; all of it takes roughly {hours} hours, and the same again of practice.',
  '{founder} wrote {lessons} lessons in English, about {hours} hours altogether, answers in {language}, and has revised them twice since on the advice of participants.',
];

export const courseSecondHeadlines: readonly string[] = [
  'What you will have made by the end',
  'Inside the course room',
  'What you will practice',
  'Learn it by doing it once, properly',
];

export const courseMethods: readonly string[] = [
  'Every lesson ends with an exercise that you hand in, and a person reads it. At the end you have {outcome}.',
  'Lessons are short, exercises are not. You work on material of your own wherever possible, so that you end with more than a certificate: {outcome}.',
  'First you try, then you see how {founder} does it, then you try again. It is slower than reading alone, and it leaves you with {outcome}.',
  'You will make mistakes in a place where they cost nothing, and get comments that are honest and kind. What you take home is {outcome}.',
];

export const courseClosings: readonly string[] = [
  'Access does not end with the last lesson: come back before the next time you need it.',
  'The first lesson checks what you should know already. If it turns out to be the wrong course for you, tell us within sixty days and you get your money back.',
  'The certificate of {vendor} states what you handed in, not only that you were there.',
  'Groups of five or more from one company get a room of their own; write to {vendor} before you buy.',
];

export const courseTiles: readonly [picture: string, tile: Point][] = [
  ['clock', ['Own pace', 'Start, pause and go on whenever you like; your place is kept.']],
  ['team-library', ['Materials to keep', 'Worksheets, templates and transcripts for download.']],
  [
    'support-24-7',
    ['Questions answered', 'Ask below any lesson; the instructor answers on working days.'],
  ],
  [
    'document',
    ['Text version', 'Every lesson is also there in words, in English, below its slides.'],
  ],
  [
    'analytics',
    ['Visible progress', 'See what you have done and what is still open, lesson by lesson.'],
  ],
  [
    'one-click-replies',
    ['Feedback on exercises', 'Hand in your work and get comments that name the line.'],
  ],
  ['privacy', ['A private room', 'What is shared among participants stays there.']],
];

export const courseStories: readonly string[] = [
  'I have taught this for years in rooms with bad coffee and good questions. The questions are what made the course; I wrote down every one of them and answered it in a lesson.',
  'When I learned this, nobody explained why. I promised myself that if I ever taught it, the why would come first, and so each lesson begins with it.',
  'I still do this work four days a week. On the fifth I teach, and whatever went wrong in between usually ends up in a lesson.',
  'A friend asked me to explain my job to her team in an afternoon. It took three afternoons, and that was the first version of this course.',
  'Participants of the first round were patient with me and merciless with the material. About a third of it was thrown out, and I miss none of it.',
];

export const courseRoadmaps: readonly (readonly [string, string])[] = [
  [
    'Two new lessons on questions from the last round',
    'A second set of exercises for people who want more',
  ],
  ['New slides for the three oldest lessons', 'A printed workbook, at cost'],
  ['Study groups that start on the first Monday of a month', 'Audio versions for the way to work'],
  ['An evening with a guest from the field every quarter', 'Slides in two more languages'],
];

export const courseIncluded: readonly string[] = [
  'Downloadable worksheets and transcripts',
  'Exercises with personal feedback',
  'Slides and text in English',
  'Access to the participants’ room',
  '60-day money-back guarantee',
];
