/** Topics of the fields in which things are made: design, development, AI, analytics, forms. */
import type { Topic } from './types';

export const craftTopics: Readonly<
  Record<'design' | 'dev-tools' | 'ai' | 'analytics' | 'forms', readonly Topic[]>
> = {
  design: [
    [
      'Looking before drawing',
      'Before the first line you look at what is there, and for longer than is comfortable. Three questions help: what comes first, what repeats, and what is only decoration?',
    ],
    [
      'Margins and gaps',
      'Space groups things without a single line. You set distances on a scale of a few steps and find that most of what looked wrong was a gap of the wrong size.',
    ],
    [
      'One thing first',
      'Everything can be important, but only one thing can come first. You decide what that is and let size, weight and place say so together.',
    ],
    [
      'Type at reading size',
      'Letters are for reading. You choose a size, a length of line and a distance between lines, and test them on a tired person with a small screen.',
    ],
    [
      'Color that says something',
      'Color carries meaning or it carries noise. You reduce a picture to gray, see what still works, and add color only where it says something new.',
    ],
    [
      'Contrast, measured',
      'What you can read, others may not. Contrast can be measured in seconds, and the lesson shows what to do when the brand color fails the test.',
    ],
    [
      'Empty, full and broken',
      'Every design has a day without content and one with far too much. You draw both, and the one on which something has failed.',
    ],
    [
      'Drawing three, keeping one',
      'The first idea is the one that everybody has. You draw three quickly, say what each does best, and keep one without regret.',
    ],
    [
      'Asking for criticism',
      'Criticism is useful when the question is. You learn to ask about the one decision that is still open, and to thank people for answers that hurt.',
    ],
    [
      'Presenting with reasons',
      'Taste can be argued about forever, reasons cannot. You present one decision with the reason behind it and the alternative that you gave up.',
    ],
    [
      'Files that others can open',
      'A file is a letter to the next person. Names, layers and leftovers tell more about your work than the picture does.',
    ],
    [
      'Knowing when it is done',
      'There is always one more thing. You set the conditions for being done before you begin, and keep to them at the end.',
    ],
  ],
  'dev-tools': [
    [
      'Reading an error to its last line',
      'The message usually says what is wrong, though rarely at the top. You read a long one from the bottom up and find the line that is yours.',
    ],
    [
      'Names that tell',
      'A good name saves a comment and half a meeting. You rename five things in a piece of code and see how much less has to be explained.',
    ],
    [
      'One change at a time',
      'Two changes at once make one question that nobody can answer. You split a piece of work into steps, each of which could be taken back alone.',
    ],
    [
      'The smallest case that fails',
      'A problem that fits on ten lines is nearly solved. You cut a failing case down until nothing more can be left out.',
    ],
    [
      'Reading what others wrote',
      'You read far more than you write. The lesson shows a way through unfamiliar work that starts at the edges and ends at the decision.',
    ],
    [
      'What a review is for',
      'A review finds mistakes, but that is its smaller use. It spreads knowledge, and it does so only when comments ask instead of order.',
    ],
    [
      'Comments that say why',
      'What is done can be read; why it is done cannot. You strike the comments that repeat the code and write the two that are missing.',
    ],
    [
      'Setting it up like a stranger',
      'Follow your own instructions on an empty machine. Whatever you have to guess is missing from them, and the next person will guess differently.',
    ],
    [
      'Taking things away',
      'Nothing is as fast, as safe and as easy to maintain as what is not there. You learn to remove with proof and without fear.',
    ],
    [
      'Notes for the person on call',
      'At night nobody reads a manual. You write half a page that says what breaks, how it shows, and what to do first.',
    ],
    [
      'Measuring before tuning',
      'The slow part is hardly ever where you suspect it. You measure first, change one thing, and measure again under the same conditions.',
    ],
    [
      'A change that can be taken back',
      'Before you ship something, you know how to withdraw it. With that in hand you can be quick, because being wrong costs minutes.',
    ],
  ],
  ai: [
    [
      'What a model can know',
      'A model knows what it was shown, up to a day, and says nothing of where it stops. You find the border by asking things that you can check.',
    ],
    [
      'Saying what you want',
      'Purpose, material, form and limit: a request with these four parts gets a better answer than any trick would.',
    ],
    [
      'Examples instead of adjectives',
      'Two examples say more than ten adjectives. You replace “friendly, but professional” with two emails that are.',
    ],
    [
      'Checking an answer',
      'A fluent answer is not yet a right one. You learn three checks that take less than a minute and one that takes an afternoon.',
    ],
    [
      'Made-up facts',
      'Sometimes a model fills a gap with something plausible. You provoke it on purpose, so that you recognize it when it happens unasked.',
    ],
    [
      'What must not leave the house',
      'Names, contracts, health: some things do not belong in a tool that you do not run. You draw the line before you need it.',
    ],
    [
      'A small test set',
      'Twenty cases with known answers are worth more than an impression. You collect them once and use them for every change from then on.',
    ],
    [
      'Costs per answer',
      'What is cheap once may be expensive ten thousand times. You estimate a month and decide which part deserves the larger model.',
    ],
    [
      'Who answers for it',
      'A machine cannot be responsible. For each use you name the person who reads the result and what that person would do about a wrong one.',
    ],
    [
      'When not to use it',
      'Some work is done by doing it. You list the tasks for which a form, a rule or a phone call is better, and keep to the list.',
    ],
    [
      'Bias, found and named',
      'A model repeats what it was given. You compare answers for people who differ in one respect only, and write down what you find.',
    ],
    [
      'Saying that it was used',
      'People want to know. You find a sentence that says what was done by machine and what by you, without apology and without pride.',
    ],
  ],
  analytics: [
    [
      'The question first',
      'A figure answers a question, or it is decoration. You write the question down, with the decision that depends on it, before you open any data.',
    ],
    [
      'Where a number comes from',
      'Every number was counted by someone, in some way. You follow one back to its source and find two places where it could be wrong.',
    ],
    [
      'Averages and what they hide',
      'Between two people with three shoes each and one with none lies an average of two. You look at the spread before you trust the middle.',
    ],
    [
      'Comparing like with like',
      'December is not November. You choose a comparison that is fair, and say what makes it so.',
    ],
    [
      'Missing values',
      'What is not there has a reason, and the reason matters. You count the gaps, ask why they are there, and decide before you calculate.',
    ],
    [
      'A table or a chart',
      'A chart shows a shape, a table a value. You choose by what the reader has to do next.',
    ],
    [
      'One chart, one sentence',
      'If the sentence below a chart needs an “and”, it is two charts. You cut until one statement is left.',
    ],
    [
      'Chance and cause',
      'Things that happen together need not have anything to do with each other. You learn the four other explanations and rule them out one by one.',
    ],
    [
      'How sure is sure enough',
      'Certainty costs time. You decide how wrong you may be before it hurts, and stop when you are below that.',
    ],
    [
      'Definitions that two people share',
      'Ask two people what a customer is. You write the definition down, with the cases at its edge, and get it signed.',
    ],
    [
      'Reports that are read',
      'The result goes at the top, the method at the end. You turn a report of ten pages into one page that leads to a decision.',
    ],
    [
      'Doing it again next month',
      'An analysis that nobody can repeat is an anecdote. You leave a trail that another person can follow without asking.',
    ],
  ],
  forms: [
    [
      'What do you need to know?',
      'Every question costs some of the people who would have answered. You go through a form and ask of each field what would be done with the answer.',
    ],
    [
      'The order of questions',
      'Begin with what is easy and end with what is personal. You reorder a real form and watch how far people get.',
    ],
    [
      'Words on labels',
      'A label is read, a placeholder vanishes. You write labels that need no help text and help texts for the few that do.',
    ],
    [
      'Messages that help',
      'An error message says what is wrong, where, and what to do. You rewrite five, and none of them contains the word “invalid”.',
    ],
    [
      'Who does what, when',
      'A process is people, steps and waiting times. You draw one as it is, not as it is written down, and find where the waiting is.',
    ],
    [
      'Rules and exceptions',
      'Nine cases follow the rule and the tenth takes half of the time. You decide which exceptions to build in and which to give to a person.',
    ],
    [
      'Starting small',
      'The first version does one step for one team. You choose the step whose absence would be noticed within a day.',
    ],
    [
      'When something fails',
      'Something will fail on a Friday evening. You decide who hears of it, what is kept, and how it is picked up on Monday.',
    ],
    [
      'Trying it with five people',
      'Five people find most of what is wrong. You give them a task, say nothing, and write down where the hand stops.',
    ],
    [
      'Data you should not keep',
      'What you do not have cannot be lost. You set a date for everything that is stored and let it go on that date.',
    ],
    [
      'Handing over to people',
      'At some point a person takes over. You make sure that this person sees the whole story and does not ask for it again.',
    ],
    [
      'Measuring what it saves',
      'Hours saved can be counted, if they were counted before. You measure for a week before you change anything.',
    ],
  ],
};
