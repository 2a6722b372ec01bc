/** Topics of the fields in which work is organized: productivity, projects, people, money. */
import type { Topic } from './types';

export const workTopics: Readonly<
  Record<'productivity' | 'projects' | 'hr' | 'finance', readonly Topic[]>
> = {
  productivity: [
    [
      'Where the time goes',
      'For three days you write down what you do, every half hour. The result is never what people expect, and it is the only honest place to begin.',
    ],
    [
      'One list',
      'Tasks live in one place or they live in your head. You move everything to one list and notice how quiet it gets.',
    ],
    [
      'The next thing to do',
      '“Website” is not a task. You turn five entries of your list into something that can be done in one sitting.',
    ],
    [
      'Guarding an hour',
      'One hour without interruption is worth three with. You find yours, tell the people concerned, and defend it for a week.',
    ],
    [
      'Saying not now',
      'Most requests can wait until four o’clock. You learn a sentence that is friendly and still closes the door.',
    ],
    [
      'Meetings that end',
      'A meeting needs a question, an end and a name for each result. You cancel one and shorten another.',
    ],
    [
      'Tidy once a week',
      'Ten minutes on Friday keep a system alive. Without them the best one is dead by March.',
    ],
    [
      'Tools and their price',
      'A new tool costs more than it costs. You count the hours of learning and moving before you fall in love.',
    ],
    [
      'Interruptions',
      'It takes a while to find the way back. You leave yourself a note before you look up, and save that while.',
    ],
    [
      'Energy instead of hours',
      'Some hours are good for thinking and some for filing. You put the work where it belongs for one week and compare.',
    ],
    [
      'Finding things again',
      'A name, a date and a place: more order is a hobby. You agree on these three with the people you share with.',
    ],
    [
      'Habits that stay',
      'A habit needs an occasion, not a resolution. You tie the new one to something that happens anyway.',
    ],
  ],
  projects: [
    [
      'What done means',
      'Before anything begins, everyone concerned says what the end looks like. It takes half an hour and saves the last month.',
    ],
    [
      'Cutting it into pieces',
      'A piece is small enough if you can say on Friday whether it is finished. You cut a project until every piece passes that test.',
    ],
    [
      'Estimating in ranges',
      'Two days to five is an honest answer, three days is not. You estimate twice, with a night in between.',
    ],
    [
      'What depends on what',
      'Some things can only be done in one order. You draw it on paper and find the one delay that moves the end.',
    ],
    [
      'Who decides',
      'Undecided questions cost more than wrong answers. You write down for each question who decides and by when.',
    ],
    [
      'Risks on one page',
      'A risk has a sign, an owner and a plan. You write down the five that keep you awake and sleep better.',
    ],
    [
      'Short meetings',
      'What was done, what comes next, what is in the way. You run one in twelve minutes, standing.',
    ],
    [
      'Bad news early',
      'Bad news does not get better with age. You practice saying it in two sentences, with a suggestion in the third.',
    ],
    [
      'Changes on the way',
      'Every plan changes. You keep a list of changes with what each of them costs, and have it at hand when it is asked for.',
    ],
    [
      'A plan that others try to break',
      'Give your plan to someone who wants to see it fail. What is left after half an hour is worth following.',
    ],
    [
      'Handing over',
      'The end of a project is the beginning of another person’s work. You prepare for it halfway through, not at the end.',
    ],
    [
      'Looking back',
      'What went well, what did not, what do we change? You ask in this order and write down one change, not twelve.',
    ],
  ],
  hr: [
    [
      'Describing a job',
      'A good advertisement says what the person will have done after half a year. You write one without a single adjective.',
    ],
    [
      'Where to look',
      'The right people rarely read job boards. You list ten places where they already are, and what to say there.',
    ],
    [
      'The same questions for all',
      'Fairness begins with asking everyone the same. You prepare six questions and a sheet on which answers can be compared.',
    ],
    [
      'A sample of work',
      'Two hours of real work tell more than three conversations. You design one, pay for it, and say beforehand how it is judged.',
    ],
    [
      'The first week',
      'A new colleague remembers the first week for years. You plan it by the hour and leave Friday afternoon free.',
    ],
    [
      'Feedback that lands',
      'What you saw, what it caused, what you wish for. You practice on something small and recent.',
    ],
    [
      'A conversation that is due',
      'The conversation that you put off gets harder every day. You prepare its first sentence, because the rest follows.',
    ],
    [
      'Pay, explained',
      'People can live with less than they hoped, but not with less than they understand. You explain a salary in three sentences.',
    ],
    [
      'Absence and coming back',
      'Illness and parenthood are part of work. You agree on what happens in the meantime before it happens.',
    ],
    [
      'Rules and the law',
      'Some things are not a matter of style. You learn which five questions always go to a lawyer first.',
    ],
    [
      'Letting someone go',
      'It is never pleasant and can still be decent. You go through the conversation, the paper and the week that follows.',
    ],
    [
      'Keeping the good ones',
      'People say early what would make them stay, if they are asked. You ask, once a quarter, and act on one thing.',
    ],
  ],
  finance: [
    [
      'Money in, money out',
      'Everything begins with two columns. You fill them for one month without judging, and see the three lines that matter.',
    ],
    [
      'Fixed and variable',
      'Some costs come with the month and some with the work. You sort yours and find out how small a month may be.',
    ],
    [
      'Cash is not profit',
      'A profitable business can run out of money on a Tuesday. You draw one quarter week by week and find the Tuesday.',
    ],
    [
      'Assumptions on a sheet of their own',
      'A sum is as good as what went into it. You move every guess to one place, with its source and its date.',
    ],
    [
      'The month that is different',
      'There is always one: insurance, tax, holidays. You find it before it finds you, and put a twelfth aside.',
    ],
    [
      'Reading a statement line by line',
      'Nobody reads all of it, and the interesting line is on the second page. You learn where to look first.',
    ],
    [
      'Setting taxes aside',
      'That money was never yours. You give it a place of its own on the day on which it comes in.',
    ],
    [
      'Checking a sum twice',
      'The second way has to be a different one, or it repeats the mistake. You check a table by a rough estimate and find the slip.',
    ],
    [
      'What an hour costs',
      'An hour costs more than it seems, because not every hour is paid for. You calculate yours and compare it with what you charge.',
    ],
    [
      'Good debt, bad debt',
      'Some debt earns more than it costs. You learn the sum that tells one from the other, and the case in which it lies.',
    ],
    [
      'Paper and proof',
      'What cannot be shown did not happen. You set up a filing that takes a minute a day and survives an audit.',
    ],
    [
      'Explaining it to those who pay',
      'Three figures, one sentence each, no table. You explain a year to a person who did not ask for details.',
    ],
  ],
};
