/**
 * The steps in which a course takes up each of its three points. Each step is written three times,
 * one for each point, so that no course says the same thing twice. `{Point}` is the point's title and
 * `{sentence}` what the course promises of it.
 */
import type { LessonCopy } from './types';

export type Step = readonly [LessonCopy, LessonCopy, LessonCopy];

export const pointSteps: readonly Step[] = [
  [
    {
      title: '{Point}: the idea',
      paragraphs: [
        '{sentence} That is the promise of this part, and this lesson takes it apart: what exactly is meant, what is not, and how you will know that you can do it.',
        '{founder} begins with the mistake that led to this part of the course. It was an expensive one, and it could have been seen coming by anyone who had asked the right question in time.',
      ],
      task: 'Write down in one sentence what you expect from this part. You will come back to it at the end.',
    },
    {
      title: '{Point}: why it matters',
      paragraphs: [
        '{sentence} Most people skip this part because it looks like extra work. The lesson shows two cases side by side, one with it and one without, and leaves the comparison to you.',
        'You do not have to agree with the conclusion. You only have to be able to say which of the two you would rather have on your desk on a Monday.',
      ],
      task: 'Think of a case of your own in which this was missing. Note what it cost, in hours or in nerves.',
    },
    {
      title: '{Point}: where to begin',
      paragraphs: [
        '{sentence} There are many places to begin and one that works for nearly everybody. It is smaller than you think, and it can be done before lunch.',
        '{founder} explains why the obvious first step is the wrong one, and what happens to those who take it anyway. Two of them tell it themselves.',
      ],
      task: 'Choose the smallest piece of your own work to which this applies. Keep it at hand for the next lessons.',
    },
  ],
  [
    {
      title: '{Point}: a worked example',
      paragraphs: [
        'You see the whole thing once, from the empty page to the result, at the speed at which it really happens. Nothing is prepared and nothing is cut out, the wrong turns included.',
        'Go through it without taking notes the first time. On the second run, stop at every decision and say aloud what you would have done.',
      ],
      task: 'List the decisions that you saw, in their order. There are at least seven.',
    },
    {
      title: '{Point}: from start to finish',
      paragraphs: [
        'A real case from the files of {vendor}, with names changed. You see what was known at the time, not what turned out later, because that is how you will have to decide, too.',
        'At three places the lesson stops and asks what you would do. There is no right answer at the second of them.',
      ],
      task: 'Compare your three answers with what was done. Where they differ, write down your reason.',
    },
    {
      title: '{Point}: how {founder} does it',
      paragraphs: [
        'No theory in this one. You look over a shoulder for as long as it takes, and hear the thoughts that usually stay in the head.',
        'Two habits are worth stealing: the check before each step, and the short pause after it.',
      ],
      task: 'Do your next piece of work aloud, as if someone were watching. Note where you fall silent.',
    },
  ],
  [
    {
      title: '{Point}: your turn',
      paragraphs: [
        'Now you do it, with material that is provided, so that nothing depends on what you happen to have at hand. Give it the time that is stated and no more.',
        'It is meant to feel slow. Speed comes from the third time on, and it comes by itself.',
      ],
      task: 'Do the exercise on the sheet of this lesson and keep the result. It is needed again two lessons on.',
    },
    {
      title: '{Point}: a first attempt',
      paragraphs: [
        'Take the piece of work that you chose and apply what you saw. Expect to get stuck once; the lesson says where most participants do and what helped them.',
        'A result that is half done teaches more than one that is polished. Stop when the time is up.',
      ],
      task: 'Put your attempt aside for a day, then mark the one place that you would do differently.',
    },
    {
      title: '{Point}: try it on something small',
      paragraphs: [
        'The example is deliberately dull, so that your attention is free for the method. You will be able to finish it in a single sitting.',
        'If you are done early, do it again from memory. What you have to look up is what you have not learned yet.',
      ],
      task: 'Finish the small example, then write the steps on a card without looking back.',
    },
  ],
  [
    {
      title: '{Point}: where it goes wrong',
      paragraphs: [
        'Five failures, collected over years of correcting exercises. Each looks reasonable at first sight, and that is why it is made again and again.',
        'For every one of them there is a sign that can be seen early. Learn the signs, not the failures.',
      ],
      task: 'Check your own exercise for the five signs. Most people find two.',
    },
    {
      title: '{Point}: the usual mistakes',
      paragraphs: [
        'Beginners do too little here and experts do too much. The lesson shows one example of each and how to find the middle.',
        'The worst mistake is an honest one: to believe that the case at hand is special. Now and then it is. Usually it is not.',
      ],
      task: 'Name the mistake that you are most likely to make, and who could tell you when you do.',
    },
    {
      title: '{Point}: when it does not work',
      paragraphs: [
        'Some situations do not fit, and it is better to know them beforehand. You hear about three, one of them from a participant who tried anyway.',
        'What to do instead is simpler than the method itself, and a good deal less elegant. It is still the right thing to do.',
      ],
      task: 'Write down one situation from your own work in which you would not use this, and why.',
    },
  ],
  [
    {
      title: '{Point}: questions from participants',
      paragraphs: [
        'These are the questions that came up in every round, answered in the order in which they are usually asked. The last one has no good answer yet.',
        'If yours is not among them, ask it below the course. {founder} answers on working days, and good questions end up in this lesson.',
      ],
      task: 'Answer two of the questions yourself before you listen to the answers.',
    },
    {
      title: '{Point}: what people ask',
      paragraphs: [
        'How long does it take, what if nobody else does it, and who pays for it? Three questions that are asked in every room, and three answers that fit on a card.',
        'The fourth question is asked in private, after the lesson: what if I am wrong? That one gets the longest answer.',
      ],
      task: 'Put the first question to a colleague and note the answer word for word.',
    },
    {
      title: '{Point}: doubts, and what became of them',
      paragraphs: [
        'Not everyone was convinced. This lesson lets the doubters speak, quotes what they wrote half a year later, and leaves in what they still do not believe.',
        'A method that cannot be doubted cannot be improved either. Two steps of this one were changed because of what you hear here.',
      ],
      task: 'Write down your own strongest doubt. Keep the note until the end of the course.',
    },
  ],
  [
    {
      title: '{Point}: a second case',
      paragraphs: [
        'The same method, a different field. What stays and what changes becomes clear only when you see it done twice.',
        'Pay attention to the middle of the lesson, where the plan is thrown away. It was the right decision, though nobody liked it at the time.',
      ],
      task: 'Write two columns: what stayed the same and what was different.',
    },
    {
      title: '{Point}: the harder case',
      paragraphs: [
        'More people, less time, and a requirement that turned up in the last week. This is closer to what you will meet than the first example was.',
        'The result is not perfect, and the lesson says so. It was good enough, and the difference between the two is worth an hour of thought.',
      ],
      task: 'Decide which part of the case you would have left out, and what you would have said about it.',
    },
    {
      title: '{Point}: the same thing under pressure',
      paragraphs: [
        'An afternoon instead of a week: which steps remain? Fewer than you fear, if you know which of them carry the weight.',
        '{founder} does it against the clock and fails at one point. How that is noticed and put right is the real subject of this lesson.',
      ],
      task: 'Repeat your own exercise in a third of the time. Note what you dropped.',
    },
  ],
  [
    {
      title: '{Point}: a checklist',
      paragraphs: [
        'Everything so far on one page, in the order in which you need it. A checklist is not there to think for you; it is there so that you can think about something else.',
        'Yours should be shorter than this one. Strike out what you never forget.',
      ],
      task: 'Make the list your own and use it once before the next lesson.',
    },
    {
      title: '{Point}: what to check before you hand it over',
      paragraphs: [
        'Four checks take five minutes and catch most of what others would find. They come in an order, because the first one often makes the others unnecessary.',
        'Do them on paper or aloud, not in your head. In your head everything is always all right.',
      ],
      task: 'Run the four checks on your last piece of work. Write down what the second one found.',
    },
    {
      title: '{Point}: notes for next time',
      paragraphs: [
        'What you know now will be gone in a month, unless you leave it where you will trip over it. The lesson shows three places that work and one that never does.',
        'Good notes are written for a tired reader. That reader is you.',
      ],
      task: 'Write a note of at most ten lines for the next time, and put it where you will find it.',
    },
  ],
  [
    {
      title: '{Point}: explaining it to a colleague',
      paragraphs: [
        'What you can explain in five minutes you have understood. You get a script for it, and permission to throw the script away after the first sentence.',
        'Begin with what the other person wants, not with how it works. Hardly anyone has ever been convinced by a method.',
      ],
      task: 'Explain this part to someone within the week. Note the first question that you get.',
    },
    {
      title: '{Point}: bringing others along',
      paragraphs: [
        'Alone it is a habit, together it is a practice. The lesson is about the step from the one to the other, which is mostly about patience.',
        'Ask for one small thing, show what it changed, and wait. It takes about three weeks until the first person copies you without being asked.',
      ],
      task: 'Choose the one person who would benefit most, and the one thing to ask for.',
    },
    {
      title: '{Point}: what to tell those who decide',
      paragraphs: [
        'People who decide want to know three things: what it costs, what it brings, and what happens if nothing is done. You prepare an answer to each in a single sentence.',
        'Numbers help, but only those that can be checked. One honest figure beats a page of estimates.',
      ],
      task: 'Write the three sentences. Read them to a person who has no time.',
    },
  ],
];
