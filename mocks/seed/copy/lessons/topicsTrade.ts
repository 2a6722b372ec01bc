/** Topics of the fields in which people are won and kept: email, sales, marketing, support, social. */
import type { Topic } from './types';

export const tradeTopics: Readonly<
  Record<'email' | 'crm' | 'marketing' | 'support' | 'social', readonly Topic[]>
> = {
  email: [
    [
      'The subject line',
      'A subject line is a promise that the mail has to keep. You write ten, read them aloud, and strike every one that could stand above any other mail.',
    ],
    [
      'The first sentence',
      'The first sentence decides whether there is a second. You move the point of a mail from its end to its beginning and leave out the remark about the weather.',
    ],
    [
      'One mail, one request',
      'Two requests get half an answer. You split a mail into two and find that both are answered sooner.',
    ],
    [
      'Length',
      'Long enough to be clear, short enough to be read on a phone. You cut a mail of three hundred words to ninety without losing a fact.',
    ],
    [
      'A list of people who want it',
      'A thousand who asked are worth more than ten thousand who did not. You clean a list and see what that does to every figure.',
    ],
    [
      'When to send',
      'There is no best hour, but there is a best hour for your readers. You find it with three weeks of patience and a plain table.',
    ],
    [
      'Plain text or pictures',
      'Pictures are not always shown, and not always seen. You write a mail that works without them and add one that helps.',
    ],
    [
      'Getting past the filters',
      'Filters look at the sender first and at the words much later. You check what your own domain says about you.',
    ],
    [
      'What opens do not tell',
      'Machines open emails, too. You choose two figures that a machine cannot fake, and drop the one that everybody quotes.',
    ],
    [
      'A series that builds up',
      'Five emails in two weeks, each with a reason of its own. You plan the third one first, because that is where people leave.',
    ],
    [
      'Letting people go',
      'An easy way out keeps your name clean. You write a goodbye that some readers will answer with thanks.',
    ],
    [
      'Answering answers',
      'The replies are the best part of any mailing. You make room for them, and for what they teach you.',
    ],
  ],
  crm: [
    [
      'Listening longer',
      'The one who asks leads the conversation. You practice staying silent for four seconds and hear what comes after the first answer.',
    ],
    [
      'Questions that open',
      'Some questions can only be answered with a story. You prepare five of those and throw away the ones that sell.',
    ],
    [
      'What the other side needs',
      'What is asked for is not always what is needed. You write down both and look for a way to say so kindly.',
    ],
    [
      'Saying a price',
      'Say it, and stop. You practice the sentence until the explanation that usually follows it is gone.',
    ],
    [
      'Objections',
      'An objection is interest with a doubt attached. You collect the six that you hear most and answer the doubt instead of the words.',
    ],
    [
      'The next step',
      'A conversation without a next step was a pleasant chat. You end each with a date, a person and a small promise.',
    ],
    [
      'Notes worth keeping',
      'Write down what you would want to know in half a year. The lesson shows two notes about one call and lets you guess which one was used.',
    ],
    [
      'An honest list',
      'Half of the open deals on most lists are not open. You go through yours and close what has been dead since spring.',
    ],
    [
      'Everyone at the table',
      'Hardly anything is decided by one person. You draw who has a say, who has a veto and who only likes to talk.',
    ],
    [
      'Losing well',
      'Those who lose well are asked again. You write the mail that follows a no, and the note to yourself that follows the mail.',
    ],
    [
      'After the signature',
      'The sale begins when the contract is signed. You plan the first thirty days from the point of view of the person who has to use it.',
    ],
    [
      'Being recommended',
      'A recommendation cannot be asked for too early, and is often asked for too late. You find the week in which it is welcome.',
    ],
  ],
  marketing: [
    [
      'Who it is for',
      'For everyone means for nobody. You describe one person so well that a colleague could pick them out at a station.',
    ],
    [
      'A promise you can keep',
      'Large promises get attention once. You write one that is kept on the first day and repeated by those who noticed.',
    ],
    [
      'The first line',
      'People read the first line and decide. You write twenty, keep three, and test them on someone who has no reason to be polite.',
    ],
    [
      'The words of customers',
      'The best copy is overheard. You read a hundred reviews and mark the phrases that nobody in an office would have written.',
    ],
    [
      'One message for each place',
      'What works on a poster does not work in a search. You say the same thing in four places and four ways.',
    ],
    [
      'What the others say',
      'You read ten competitors in an hour. What all of them say, you can leave out; what none of them says may be your chance.',
    ],
    [
      'A budget by the week',
      'Money is spent in weeks and counted in quarters. You plan four weeks with a small sum and one question.',
    ],
    [
      'A test with two versions',
      'Change one thing, wait long enough, and believe the result even if it hurts. Most tests end too early, yours will not.',
    ],
    [
      'Numbers that change a decision',
      'A figure that would not change what you do need not be measured. You strike half of a dashboard.',
    ],
    [
      'Saying no to a channel',
      'Each channel costs attention, the free ones most of all. You close one and note what happens. Usually it is nothing.',
    ],
    [
      'Patience',
      'Some things work in the third month. You decide beforehand how long you will wait, so that the second month does not decide for you.',
    ],
    [
      'The review at the end',
      'What was planned, what happened, what comes next: three paragraphs, no excuses. You write one for a campaign that failed.',
    ],
  ],
  support: [
    [
      'Reading the whole message',
      'The real question is often in the last line. You read twenty messages to the end and note what you would have missed.',
    ],
    [
      'The first answer',
      'The first answer sets the tone for all that follow. You write one that solves something, even if it cannot solve everything.',
    ],
    [
      'Tone under pressure',
      'Anger is seldom meant for you. You learn two sentences that take the heat out and three that add to it.',
    ],
    [
      'Saying no',
      'A clear no is kinder than a long maybe. You say it in the second sentence, with the reason and what can be done instead.',
    ],
    [
      'Templates that breathe',
      'A template saves the typing, not the thinking. You mark the places that have to be written by hand each time.',
    ],
    [
      'Sorting what comes in',
      'Not everything is urgent, and the loudest rarely is. You sort fifty messages in ten minutes by a rule that fits on a card.',
    ],
    [
      'Handing over',
      'Nobody likes to tell a story twice. You hand a case over so that the next person can begin with a solution.',
    ],
    [
      'Asking for details',
      'The right question saves two days. You ask for three things at once and explain why you need them.',
    ],
    [
      'When it is your fault',
      'Say what happened, what it means, and what you did about it. You write the notice before you need it.',
    ],
    [
      'Writing it down once',
      'A question that comes three times belongs in the help pages. You turn an answer into an article within a quarter of an hour.',
    ],
    [
      'Figures that are fair',
      'A fast answer can be a bad one. You choose figures that reward what customers would reward.',
    ],
    [
      'Looking after yourself',
      'Forty strangers a day leave traces. You build pauses into the day that do not depend on anyone’s permission.',
    ],
  ],
  social: [
    [
      'Choosing one place',
      'One place done well beats five done badly. You choose by where your readers talk, not by where they are counted.',
    ],
    [
      'A voice of your own',
      'You sound like yourself on the phone. You record a minute of it and write the way you talk, minus the pauses.',
    ],
    [
      'The first three seconds',
      'Nobody owes you attention. You begin with the moment at which something changes and explain afterwards.',
    ],
    [
      'Telling one thing',
      'A post that says three things is remembered for none. You cut two and keep them for next week.',
    ],
    [
      'Pictures that are true',
      'People recognize what is bought. You take ten pictures of real work in one afternoon, with a phone and a window.',
    ],
    [
      'Answering comments',
      'The conversation below is worth more than the post above it. You plan twice the time for answers.',
    ],
    [
      'When it gets unpleasant',
      'Some comments deserve an answer, some a rule, and some a closed door. You decide which is which before it happens.',
    ],
    [
      'A plan for a month',
      'Four themes, three formats, two free days. You fill a month in an hour and leave room for what cannot be planned.',
    ],
    [
      'Using things twice',
      'What was good once may be said again. You turn one long piece into six short ones without repeating yourself.',
    ],
    [
      'Working with others',
      'Two small circles together reach further than one large one. You write to three people whose readers would like you.',
    ],
    [
      'What reach does not tell',
      'A thousand views can mean nothing and ten replies a great deal. You choose a figure that stands for a relation.',
    ],
    [
      'Stopping in time',
      'It may take an hour a day and should not take two. You set an end, keep it for a week, and see what is missing.',
    ],
  ],
};
