/** What every course begins and ends with, and how it uses its tools and its exercises. */
import type { LessonCopy } from './types';

/** The opening lessons; `{pitch}` and the figures come from the course. */
export const openings: readonly LessonCopy[] = [
  {
    title: 'Welcome to the course',
    paragraphs: [
      '{pitch} {founder} introduces the course and says what it will not do: it will not make an expert of you in a weekend.',
      'There are {lessons} lessons, about {hours} hours in all. Take them in order the first time; later you can jump to what you need tomorrow.',
    ],
    task: 'Decide when you will learn. Two fixed times a week are enough; put them in your calendar now.',
  },
  {
    title: 'What you need, and what you don’t',
    paragraphs: [
      'The course runs in {systems}, and everything else is listed here. Nothing on the list has to be bought, and what is optional is marked as such.',
      'Check once that the worksheets open. Then forget about the equipment: no exercise of this course has ever failed for want of a tool.',
    ],
    task: 'Download the worksheets and open the first one.',
  },
  {
    title: 'Where you stand today',
    paragraphs: [
      'A short test without marks. It shows you what you know already, so that you can go faster there, and what you only believe you know.',
      'Keep the result. The same test comes back near the end, and the difference is the best advertisement that a course can have.',
    ],
    task: 'Take the test without looking anything up, and date the sheet.',
  },
  {
    title: 'How to get the most out of it',
    paragraphs: [
      'Try first, then look, then try again: this order is less comfortable than looking on, and it is why participants of {vendor} still know it a year later.',
      'Mark a lesson as done when you have done its exercise, not when you have seen its end. Your place is kept, whatever device you come back on.',
    ],
    task: 'Write down what would have to happen for this course to have been worth your time.',
  },
  {
    title: 'Meet the others',
    paragraphs: [
      'Some of what you learn here you will learn from people who sit in front of the same exercise. The participants’ room has a corner for each part of the course.',
      'A good introduction has three sentences: what you do, what you want to be able to do, and what you can help others with.',
    ],
    task: 'Write your three sentences. Posting them is up to you.',
  },
];

/** Lessons with a tool that the course works with; `{tool}` is its name. */
export const toolLessons: readonly LessonCopy[] = [
  {
    title: 'Working with {tool}',
    paragraphs: [
      'Most of what you need from {tool} fits into one lesson, because you need little of it. The rest is shown where it comes up.',
      'You set up a space for your exercises that can be thrown away at the end. What you practice with should never be what you work with.',
    ],
    task: 'Set up the space in {tool} and put the first exercise in it.',
  },
  {
    title: '{tool}, a little further',
    paragraphs: [
      'Three things that {tool} can do and that hardly anyone uses, each shown with a case from this course.',
      'One of them saves time every day. The other two are for the day when something has gone wrong.',
    ],
    task: 'Use one of the three in your own exercise, and note whether it helped.',
  },
];

/** The lessons about the participant’s own project; `{outcome}` is what it leads to. */
export const projectLessons: readonly LessonCopy[] = [
  {
    title: 'Your own project: choosing it',
    paragraphs: [
      'From here on you work on something of your own. At the end you have {outcome}.',
      'Choose what is small enough to be finished and real enough to matter to someone. If in doubt, take the smaller one.',
    ],
    task: 'Describe your project in three lines: what, for whom, by when.',
  },
  {
    title: 'Your own project: the plan',
    paragraphs: [
      'A plan for this course is half a page: the steps, the one that frightens you, and the day on which you will show it to another person.',
      'Begin with the frightening step. If it cannot be done, you want to know that now.',
    ],
    task: 'Write the half page, and begin the frightening step.',
  },
  {
    title: 'Your own project: the first version',
    paragraphs: [
      'It will be worse than you imagined. That is normal, and it is the reason why there are further lessons.',
      'Work in one go and leave the gaps open. A complete thing with gaps can be judged; a perfect beginning cannot.',
    ],
    task: 'Finish a first version, gaps included, before you open the next lesson.',
  },
  {
    title: 'Your own project: comments',
    paragraphs: [
      'How to ask for criticism so that you get some: show the thing, say what it is for, ask one question, and be quiet.',
      'Write down what people do, not only what they say. Where they hesitate, something is wrong, however kind they are about it.',
    ],
    task: 'Show the first version to two people. Note where each of them stopped.',
  },
  {
    title: 'Your own project: the second version',
    paragraphs: [
      'Of all comments, three count. The lesson shows how to find them and how to let the others go without hurting anyone.',
      'Change what has to change and leave the rest alone. A second version that is a different thing is a first version.',
    ],
    task: 'Make the three changes, and write next to each whose comment it answers.',
  },
  {
    title: 'Your own project: the last tenth',
    paragraphs: [
      'The last tenth takes a third of the time. You learn which parts of it others notice, and these are the parts to do.',
      'Then comes the moment to stop. There are two signs for it, and both of them can be trusted.',
    ],
    task: 'Make a list of what is still open. Strike out what nobody would miss.',
  },
  {
    title: 'Your own project: showing it',
    paragraphs: [
      'A short presentation and no apology: you prepare to show what you made, and to say why it is as it is.',
      '{founder} shows two presentations by earlier participants, with what was said about them afterwards.',
    ],
    task: 'Record your presentation and watch it once. Once is enough.',
  },
  {
    title: 'Your own project: what comes of it',
    paragraphs: [
      'A finished project has a life of its own. The lesson is about the weeks afterwards: who looks after it, and how you find out whether it was any use.',
      'Set a date in three months for a last look. It takes ten minutes and teaches more than another course.',
    ],
    task: 'Put the date in your calendar, with a note of what you want to find out.',
  },
];

/** The closing lessons; the last one of them ends every course. */
export const closings: readonly LessonCopy[] = [
  {
    title: 'The test from the beginning, once more',
    paragraphs: [
      'The same questions as in the first part. Do not look at your old answers until you are done.',
      'Where both answers agree, you knew it. Where they differ, you have learned something, or forgotten something; it is worth knowing which.',
    ],
    task: 'Compare the two sheets and choose the one part to repeat.',
  },
  {
    title: 'Your certificate, and what comes next',
    paragraphs: [
      'When every lesson is marked as done, your certificate is ready to print. {vendor} states on it what you took part in, and its number can be checked.',
      'Come back whenever you need something again: your access does not end with the last lesson. And thank you; teaching you was a pleasure.',
    ],
    task: 'Choose one thing that you will do differently from tomorrow on, and tell one person about it.',
  },
];

/** How a topic is practiced; `{topic}` is its title. */
export const practices: readonly LessonCopy[] = [
  {
    title: '{topic}: the exercise',
    paragraphs: [
      '“{topic}” was explained in the lesson before; this one is for doing. You find the material among the worksheets, with one mistake hidden in it.',
      'Work alone first, then compare. Three solutions are discussed, and the shortest of them is not the best.',
    ],
    task: 'Find the hidden mistake, then do the exercise without it.',
  },
  {
    title: '{topic}: a case to solve',
    paragraphs: [
      '“{topic}” in everyday work: a case, told in five sentences. What is missing from it is part of the exercise: whom would you ask, and for what?',
      '{founder} gives an answer at the end, together with the reason why it was a different one three years ago.',
    ],
    task: 'Write your answer in five sentences before you look at the one that is given.',
  },
  {
    title: '{topic}: by heart',
    paragraphs: [
      'A short lesson of questions about “{topic}”, so that what you have seen stays with you. The questions come in an order that looks random and is not.',
      'Answer aloud. What cannot be said aloud has not been understood, and here nobody hears you but yourself.',
    ],
    task: 'Tomorrow, repeat the questions that you missed, and once more in a week.',
  },
  {
    title: '{topic}: with your own material',
    paragraphs: [
      '“{topic}”, but on something that lies on your desk anyway. It does not have to fit well; where it does not fit, you learn most.',
      'A result of one page is enough. Send it in if you like: comments come within a week, and they name the line.',
    ],
    task: 'Do one page with material of your own, and mark the line that you are least sure of.',
  },
];

/** How the lesson about a topic goes on, and what to do afterwards. */
export const topicWays: readonly (readonly [way: string, task: string])[] = [
  [
    'The example comes from a project of {vendor} and is not a flattering one. It was chosen because everything that usually happens happens in it.',
    'Find one place in your own work where this would have helped, and one where it would not.',
  ],
  [
    '{founder} shows it twice: once quickly, so that you see the whole, and once slowly, so that you see the hand.',
    'Do it once slowly. Write down the step at which you had to think.',
  ],
  [
    'Three short cases follow. In the second one the method fails, and you are asked why before the answer is given.',
    'Write your explanation for the second case in two sentences.',
  ],
  [
    'There is a worksheet with this lesson. Most people fill it in twice: once as they think it is, and once a week later, as it is.',
    'Fill in the worksheet today, and put a reminder in your calendar for next week.',
  ],
  [
    'It takes some getting used to. The lesson ends with what participants said after two weeks of it, the grumbling included.',
    'Try it for three working days before you decide whether it suits you.',
  ],
  [
    'Half of the lesson is an interview with a person who does this every day and learned it the hard way.',
    'Note the one sentence of the interview that you want to remember, word for word.',
  ],
  [
    'You see a before and an after, and then the four small steps between them. None of the steps is difficult; leaving one out is what makes it so.',
    'Take one thing of yours through the four steps. Stop after half an hour.',
  ],
  [
    'The rule is simple and has two exceptions. The lesson spends more time on the exceptions, because the rule will look after itself.',
    'Think of a third exception. If you find one, tell us below the course.',
  ],
];
