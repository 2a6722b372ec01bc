import type { ReviewReplies } from './types';

/** What the makers of software answer to reviews of it. */
export const softwareReplies: ReviewReplies = {
  replywright: [
    [
      'Saves me an hour a day.',
      'Five languages with two of your own: you are the person I had in mind when we started. Should a guest write in a sixth, just press the button. It notices by itself.',
    ],
    [
      'Very good drafts, a little too fond',
      'Guilty. The warm tone ended every other sentence with one, and I had stopped seeing it. It starts out calmer now, so nobody else has to look for the setting.',
    ],
    [
      'Nice idea, but in our Outlook setup',
      'Three weeks without a fix is too long, and I am sorry. Outlook rebuilds its toolbar with each update and threw our button out with the old one. We now watch for that and put it back. If it ever goes missing again, write to us with “for Ines” in the subject: I want to see it myself.',
    ],
    [
      'I am dyslexic and dreaded email',
      'I have read this to all seven of us. Thank you for writing it.',
    ],
    [
      'Bought Tier 1 to try it',
      'I hope that you paid only the difference. If you were charged in full, tell us, and we send the rest back.',
    ],
    [
      'Works great in German and English.',
      'A native speaker did smile, so we hired her for two afternoons a month. Finnish is better since. Please send us what still sounds like a timetable.',
    ],
    [
      'Good for short emails.',
      'You found our weak spot. It read a thread as if all of it were still open. Select the message that you are answering before you press the button, and what lies above counts as background only. Very long threads are still the hardest thing that we do.',
    ],
    [
      'Solid. 2,000 requests are plenty',
      'Firefox comes next spring, and your license covers it. And since you ask without asking: with 700 requests a month, please stay on Tier 1.',
    ],
  ],
  warmlane: [
    [
      'Pretty screens, not much behind them yet.',
      'In the first week that is how it looks: it sends eleven careful mails a day and asks you to wait. I know that this is a dull thing to have paid for. If week three does not change your mind, your money goes back.',
    ],
    [
      'Good idea, rough edges.',
      'The settings grew by one switch for every customer who asked. We have taken half of them out and put the placement checks first.',
    ],
    [
      'The brake kicked in on day two',
      'It was right to, and we were wrong not to tell you: your domain had landed on a blocklist that morning. It says so in the log now, with the name of the list.',
    ],
    [
      'Sounds better than it is.',
      'The brake reads bounces, and your provider reports them a day late. I should have told you so before you bought it. It works with the others, and I would refund you today if you still want it.',
    ],
  ],
  adpantry: [
    [
      'Love the fatigue warning.',
      'It was the first thing we built and has had three years to ripen. The rest is catching up. Tell me what looks most like version one to you, and it goes to the top of the list.',
    ],
  ],
  rankmeadow: [
    [
      'I keep it because of the deal price.',
      'Which gaps? I mean it as a question, not as a reply. Two of this year’s chores come from reviews like yours.',
    ],
    [
      'Solid core, thin documentation.',
      'True. I write the code and the help, and you can tell which one I enjoy. Eleven pages are new since last month, with pictures this time.',
    ],
  ],
  loopdesk: [
    [
      'Works well for mail, chat feels',
      'It was added later, and it shows. We are moving chats into the same queue as mails, so that there is one list and one way to answer. Until then, mail is what we are good at.',
    ],
    [
      'An update broke our setup',
      'The rules that you had written by hand were lost, and we spent days looking for the cause on your side before we looked on ours. That was the bad part, and it was mine to decide. Rules are backed up before each update now.',
    ],
    [
      'Nothing wrong with it.',
      'Then the description promises too much, which is easier to change than the product. I would like to hear which sentence it was.',
    ],
  ],
  answernest: [
    [
      'Two support tickets, one answer',
      'For a firm that sells help centers, nine days is embarrassing. I was ill and nobody else had the key to the inbox. Two of us have it now. Your second ticket was about article order: it is under Settings, then Shelves.',
    ],
  ],
  postgarden: [
    [
      'Crashed twice in the first hour',
      'I would have lost patience, too. It choked on calendars with more than a thousand posts, and yours had 1,400. It no longer does. I understand if you do not come back to try.',
    ],
  ],
  'reelsmith-studio': [
    [
      'The import mangled my data',
      'Clips with more than one sound track came in out of order, and undo restored the pictures but not the cuts. Both are repaired. Your project file may still be readable: send it, and I try by hand.',
    ],
    [
      'Picks good moments, but rendering',
      'On Macs before 2017 we cannot use the graphics chip, and there is no trick around it. What helps: queue the clips and let them render over lunch.',
    ],
    [
      'The limits of the smallest plan',
      'Five hours of video a month sound like a lot until the first conference. You may move up within the sixty days and pay only the difference. I wish that we had said so where you would have read it.',
    ],
  ],
  meetwell: [
    [
      'Maybe for bigger teams.',
      'With two appointments a week, “Thursday at three?” is the better tool, and I would not argue with it. Thank you for saying that about the refund.',
    ],
    [
      'Half of our team loves it',
      'Rooms are the question that I hear most and the one that I keep saying no to. Every building has a system of its own, and none of them talks to strangers. For people outside, we are at your service.',
    ],
    ['I eat lunch again.', 'Nobody has asked why! That is the whole idea. Enjoy your lunch.'],
  ],
  boardwick: [
    [
      'Fine on a big screen',
      'On a small one we show one column at a time, which is right for doing and wrong for planning. Turn the device on its side and you get three.',
    ],
  ],
  ganttry: [
    [
      'Strong on planning, weak on resources.',
      'Agreed. It knows when something happens and not who is free to do it. People and machines are what we are working on, and I would rather be late with it than wrong.',
    ],
  ],
  leavebird: [
    [
      'Handles our Berlin office perfectly',
      'Lisbon has a municipal holiday in June that our calendar took for a national one, and the other way round in Porto. Both are corrected. If you still need a workaround, it is our bug and we want to know.',
    ],
  ],
  invoicefinch: [
    [
      'Reminded a customer who had paid',
      'A phone call like that is exactly what we want to spare you. Your bank hands over payments once a day, in the evening. Set “Wait before reminding” to two days and this cannot happen again. It should have been the default, and from now on it is.',
    ],
    [
      'Chasing is perfect, invoice layouts',
      'Three layouts, I know. Your own letterhead as a background works already, and a fourth for long item lists is being drawn.',
    ],
  ],
  runwayfinder: [
    [
      'Counted a loan as revenue.',
      'No excuse: money in was money in to us. Transfers over a tenth of your balance are now asked about before they count. I am sorry that it took your board meeting to teach us.',
    ],
    [
      'Fine for what I paid.',
      'An honest sum. I would only ask you to look again after the next quarter: the forecast gets better with every month that it has seen.',
    ],
    [
      'Asked for a refund after a week',
      'Thank you for giving it the week. If you ever want to tell me what was missing, I am still curious.',
    ],
    [
      'Forecast is excellent, connecting payroll',
      'Payroll providers each speak a dialect, and yours speaks two. You can also upload the monthly summary as a file, which takes a minute and never fights back.',
    ],
    [
      'Useful, but I had to write to support twice',
      'Both of your questions were about the first import, and both are answered on its first page now. You have spared others a mail. Thank you.',
    ],
  ],
  flowknot: [
    [
      'Good for straightforward cases.',
      'Forty exceptions are more than a flow should carry, ours or anyone’s. What works for some: one small flow for each of the five that happen daily, and a list for a person to decide the rest.',
    ],
    [
      'It does what it says, just slowly',
      'Above fifty thousand records we read page by page so as not to be locked out by the other app. Nights are faster. I know that this is an explanation and not a cure.',
    ],
  ],
  signorella: [
    [
      'Good for what it says.',
      'Five is where our evidence page gets longer than most leases, so we stop there. For a board of seven I would look elsewhere as well. Thank you for keeping us for the leases.',
    ],
    [
      'Freelance translator here.',
      'It was raining, and your question was a good one. Enjoy the four contracts.',
    ],
    [
      'We use it for consent forms',
      'A day is too long for one page. We have written a half-page summary for insurers that you can attach. It is under Help, “What this proves”.',
    ],
  ],
  swatchery: [
    [
      'We are two designers with five small brands.',
      'You can lock as many as you like: hold Shift while you click. That it is hidden is our mistake, and a small padlock on each color is on its way.',
    ],
  ],
  chatpebble: [
    [
      'I answer the mail of a small bike workshop',
      'Landscape on a phone leaves us about as much room as a postage stamp. We now fold the header away there. Please tell me whether that gives you your fifth star back.',
    ],
  ],
  mockmint: [
    [
      'Great light, but only about ten tables',
      'Each table takes us four days to photograph at every hour. Two are in the studio now, one of them round.',
    ],
    [
      'Too many clicks for something',
      'At forty a day, please try the folder: drop the screenshots in, and they come out placed in the scene that you used last. No clicks at all. We hid it too well.',
    ],
  ],
  typeferry: [
    [
      'Mac only, and I missed that.',
      'Easily missed, and no harm done: ask for your money in your order history and it goes back.',
    ],
    [
      'An update broke our setup',
      'It took us a week to find it and one hour to admit it, but you could see only the week. The font index was rebuilt without your own folders. They are kept apart now, and no update touches them.',
    ],
    [
      'Spot on for Latin letters',
      'Cyrillic is half drawn: comparing Ж with Ж takes other measurements than an a does. I would rather not guess a date.',
    ],
  ],
  apitude: [
    [
      'Great with a good description.',
      'Nine hundred findings in the first night are normal, I am afraid, and most have the same six causes. Sort by “cause” and it becomes a morning’s work. That ought to be the first view, and I am changing it.',
    ],
    [
      'Two support tickets, one answer',
      'I do support myself and was at a conference without saying so. The form now tells you when I am away.',
    ],
    [
      'Ran against production',
      'There is one now: a host without “test” or “staging” in its name has to be typed out before the first run. I am sorry for your night.',
    ],
  ],
  promptery: [
    [
      'In some web editors the inserted text',
      'Editors that paste as plain text drop them. Hold Shift while you insert, and we type the text line by line instead. Slower, but whole.',
    ],
    [
      'Useful for the three of us',
      'In most companies it is three. The others find the cookbook once searching it is quicker than asking you.',
    ],
  ],
  chartmoss: [
    [
      'Refresh once an hour is fine',
      'Understood. There is a button for such days, at the right of the title: it reads the sheet at once. We should have named it something better than an arrow.',
    ],
    [
      'Choked on our big sheet',
      'Old numbers without a warning are the worst thing that a dashboard can do. A board whose sheet could not be read now says so across the top, with the time of the last good reading. Sheets over 200,000 rows are still too much for us.',
    ],
  ],
};
