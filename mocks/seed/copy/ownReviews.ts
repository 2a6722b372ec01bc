/**
 * What people write about one listing and could write about no other, by the listing's id:
 * contented sentences first, and sometimes a complaint.
 */
export interface OwnVoices {
  glad: readonly string[];
  torn?: string;
  cross?: string;
}

export const ownVoices: Readonly<Record<string, OwnVoices>> = {
  inboxery: {
    glad: [
      'Our reply time went from a day and a half to under four hours.',
      'Seeing who has waited longest changed how we work. Obvious in hindsight.',
      'Inbox zero by ten in the morning. I had given up on that in 2014.',
    ],
    torn: 'Handles normal mail well and stumbles over long threads with many attachments.',
    cross: 'Handed a thread over and the note was gone. Twice.',
  },
  postmoth: {
    glad: [
      'Readers write back now. Actual sentences. I am moved.',
      'Moved 6,000 subscribers over in an afternoon and not one of them bounced.',
      'I type in plain text and my mother thinks I hired a designer.',
    ],
    torn: 'Sending is lovely, the subscriber lists get clumsy beyond a few thousand names.',
    cross: 'An issue sat in “scheduled” for a day without any warning.',
  },
  warmlane: {
    glad: [
      'Spam complaints dropped to practically nothing in the first month.',
      'It found a typo in our DKIM record that two consultants had missed.',
      'Week three and we are in the inbox. It does take the three weeks, be patient.',
    ],
    torn: 'Does what it promises, but you pay by the year for something you need for a month.',
    cross: 'The brake kicked in on day two and support could not say why.',
  },
  dealhearth: {
    glad: [
      'First CRM my father-in-law has opened voluntarily. He sells tractors.',
      'I know what I promised to whom. That was all I ever wanted.',
      'My pipeline meeting takes twenty minutes now instead of an hour.',
    ],
    torn: 'Good for a simple pipeline. With two product lines we are bending it.',
    cross:
      'Created duplicates of every contact with two mail addresses. Took a weekend to clean up.',
  },
  quotewren: {
    glad: [
      'Client added a second day by herself while I was asleep.',
      'Signed and paid the deposit from a parking lot. The client, not me.',
      'I stopped sending PDFs and started getting answers.',
    ],
    torn: 'Quotes are great, the product catalog behind them is fiddly.',
    cross: 'Taxes were rounded differently from our accounting. By cents, but still.',
  },
  callbrook: {
    glad: [
      'I talk 38 percent of the time now. It used to be 70. My numbers went up.',
      'The next steps are right so often that I stopped checking.',
      'No more scribbling while nodding.',
    ],
    torn: 'Great with one speaker at a time, lost in lively meetings.',
    cross: 'It took my colleague’s Scottish accent for Dutch.',
  },
  leadlantern: {
    glad: [
      'Called a firm that had read our pricing page three times. They were “just about to write”.',
      'Short list, no junk, every morning with the coffee.',
      'Paid for itself with the second call.',
    ],
    torn: 'Works for big firms. Small ones hide behind their internet provider.',
    cross: 'Half of the list were universities and airports.',
  },
  adpantry: {
    glad: [
      'Found out that we had tested the same picture in 2020. And in 2021.',
      'Clients love the boards. I love not making slides.',
      'The fatigue warning was two days ahead of our own numbers.',
    ],
    torn: 'A great archive. Tagging the old ads took a week.',
    cross: 'One ad account refused to sync for a week.',
  },
  herdwise: {
    glad: [
      'One customer has sent us 31 others. We sent her a cake.',
      'Live in an afternoon, as promised, no developer involved.',
      'It sorted out the clever guy who referred himself six times.',
    ],
    torn: 'The program works, the emails could look nicer.',
    cross: 'Two rewards were paid for orders that had been returned.',
  },
  copperhook: {
    glad: [
      'Twelve layouts sounded like too few. Turns out I need three.',
      'Last year’s Easter offer switched itself off. Thank you.',
      'Built and published a page during a train ride.',
    ],
    torn: 'Pages look good, but I would like more control over fonts and spacing.',
    cross: 'Our page went to the redirect a day early. Time zones, they said.',
  },
  rankmeadow: {
    glad: [
      'Three tasks on a Monday, done by Wednesday, and traffic is up by a third.',
      'Explains things so that I don’t feel stupid.',
      'Fired my agency. Nicely.',
    ],
    torn: 'Good suggestions for our English pages, weaker for the Dutch ones.',
    cross: 'It told me to fix the same page three weeks in a row.',
  },
  loopdesk: {
    glad: [
      'A new colleague answered her first customer forty minutes after getting the login.',
      'Black Friday came and nobody cried. Highly recommended.',
      'Cut our open tickets from 180 to about 30 and it has stayed there.',
    ],
    torn: 'Works well for mail, chat feels bolted on.',
    cross: 'Notifications arrive late on the phone, so customers wait anyway.',
  },
  answernest: {
    glad: [
      'Forty articles in two weeks, and I only edited.',
      'The gap finder is humbling. We had nothing on passwords. Nothing!',
      'Tickets about delivery times are simply gone.',
    ],
    torn: 'Drafts are good, the editor is basic.',
    cross: 'One draft contained a customer’s first name. It should not.',
  },
  chatpebble: {
    glad: [
      'My page is still fast. That was my only condition.',
      'Customers like that it says when I am at lunch.',
      'Sold a sofa over it on day two.',
    ],
    torn: 'Nice and small, but no canned answers.',
    cross: 'The sound cannot be turned off on the iPad.',
  },
  'returnly-kind': {
    glad: [
      'A third of our returns are exchanges now. It was one in ten.',
      'People write to thank us for the return. I am not making this up.',
      'No more labels printed by hand on Mondays.',
    ],
    torn: 'Great for clothes, clumsy for furniture.',
    cross: 'Our carrier was on the list but not in our country.',
  },
  postgarden: {
    glad: [
      'A month of posts planned on one rainy Sunday.',
      'My bakery has 900 new followers and I did not dance once.',
      'The spare shelf has saved me on three Fridays.',
    ],
    torn: 'Planning is great, the statistics are a bit vague.',
    cross: 'Lost the connection to one channel every few days, and posts silently failed.',
  },
  'reelsmith-studio': {
    glad: [
      'A ninety-minute webinar became eleven clips before dinner.',
      'It found the joke. I had forgotten that I made one.',
      'Captions break where I would breathe. Lovely detail.',
    ],
    torn: 'Picks good moments, but rendering on my old Mac takes ages.',
    cross: 'With three people on screen it framed the plant.',
  },
  mentionary: {
    glad: [
      'Saw a complaint early and could sort it out before it got ugly.',
      'Most days there is one thing to answer. Most days it is the right one.',
      'Found a review of us in a Portuguese forum. A good one!',
    ],
    torn: 'Good on forums, thin on video comments.',
    cross: 'Missed half of the mentions that I found with a plain search.',
  },
  duskplan: {
    glad: [
      'My wife noticed before I did: I am home at six.',
      'ADHD here. This is one of the few that stuck.',
      'The task I had moved nine times turned out not to exist.',
    ],
    torn: 'Lovely for one person, awkward for a team.',
    cross: 'Sync lost a day of entries. Support was kind but could not bring them back.',
  },
  clipharbor: {
    glad: [
      'Found something I had copied nine days ago. Nearly hugged the screen.',
      'Works on my Linux box and my work laptop alike.',
      'Pasting without other people’s fonts. I would pay for that alone.',
    ],
    torn: 'Search is wonderful, pictures in the history are tiny.',
    cross: 'Fights with my password manager over the same shortcut.',
  },
  meetwell: {
    glad: [
      'I eat lunch again. On workdays.',
      'Clients pay when they book and, magically, they show up.',
      'Finding a time for five of us took one mail.',
    ],
    torn: 'Does the job, the booking page looks a bit plain.',
    cross: 'Someone got double-booked in the week of the clock change.',
  },
  boardwick: {
    glad: [
      'We finish things. It is a strange feeling.',
      'Hated the limit for a week, love it now.',
      'Standup takes six minutes. We timed it.',
    ],
    torn: 'Great idea, too strict for our support column.',
    cross: 'The team simply raised the limit to 99. Not its fault, but still.',
  },
  ganttry: {
    glad: [
      'The first plan in years that differs from reality by days, not by months.',
      'Showed the ripple preview to a client, and he withdrew the change.',
      'Clients love their five bars and have stopped calling on Fridays.',
    ],
    torn: 'Strong on planning, weak on resources.',
    cross: 'No offline mode, and our sites have no reception.',
  },
  scopestone: {
    glad: [
      'Caught 14 hours of free work in the first month.',
      'It quotes the clause, I quote the price. Very peaceful.',
      'Our account managers sleep better.',
    ],
    torn: 'Good with clear contracts. Ours are not all clear, I admit.',
    cross: 'Marked a bug fix as extra work and embarrassed us in front of a client.',
  },
  'hireling-path': {
    glad: [
      'We answer every applicant now. Reviews of us as an employer went up.',
      'Got through a data protection audit with two clicks and a printout.',
      'A rejected candidate sent us a friend. Explain that otherwise.',
    ],
    torn: 'Good basics. Two hiring managers for one role are not possible.',
    cross: 'Half of the emails to candidates ended up in spam.',
  },
  leavebird: {
    glad: [
      'Nobody asks me how many days they have left anymore. Nobody!',
      'Knows the regional holidays of Bavaria better than I do.',
      'Approved a vacation from the ski lift.',
    ],
    torn: 'Handles our Berlin office perfectly, Lisbon needs workarounds.',
    cross: 'Balances were wrong after the turn of the year and we had to recount by hand.',
  },
  'firstday-kit': {
    glad: [
      'Our new hire said it was the best first week she has had anywhere.',
      'The laptop was there. The LAPTOP was THERE.',
      'Replaced four lists and a wall calendar.',
    ],
    torn: 'Nice checklists, the newcomer page could be prettier.',
    cross: 'Reminders went to a colleague who had left. Ironic.',
  },
  ledgerleaf: {
    glad: [
      'First January in years without a shoebox on the kitchen table.',
      'It really is ten minutes. I set a timer.',
      'My accountant sent a smiley. He has never done that.',
    ],
    torn: 'Fine for domestic business, foreign invoices need manual corrections.',
    cross: 'My bank is not supported, and I only learned that after paying.',
  },
  invoicefinch: {
    glad: [
      'Customers pay eleven days earlier on average.',
      'The second reminder is so polite that people apologize.',
      'I don’t chase money anymore. It comes home by itself.',
    ],
    torn: 'Chasing is perfect, invoice layouts are limited.',
    cross: 'Reminded a customer who had paid the day before. Awkward phone call.',
  },
  runwayfinder: {
    glad: [
      'Nine months. Now I know, and I stopped refreshing the bank page.',
      'Moved a hire from May to August because of one slider.',
      'Investors asked who our finance person is. It is this.',
    ],
    torn: 'Forecast is excellent, connecting payroll was a fight.',
    cross: 'Counted a loan as revenue. You want to notice that before the board does.',
  },
  splitpenny: {
    glad: [
      'It read a receipt that had been through the wash.',
      'Sales files expenses on time. I have no further questions.',
      'Month end went from three days to one morning.',
    ],
    torn: 'Very good camera, confusing approval screen.',
    cross: 'Tip and tax got mixed up on nearly every US receipt.',
  },
  formwillow: {
    glad: [
      'Completion went from 38 to 71 percent. Same questions, mostly.',
      'Patients over seventy fill it in without calling us.',
      'The drop-off view showed that everyone hates question nine. Question nine is gone.',
    ],
    torn: 'Building is a pleasure, the styling options are few.',
    cross: 'Could not get it to accept addresses from abroad.',
  },
  flowknot: {
    glad: [
      'It broke once, told me exactly where, and lost nothing.',
      'My successor read a flow aloud and understood it. Job done.',
      'Dry runs saved us from mailing 4,000 people twice.',
    ],
    torn: 'Good for straightforward cases. Ours has forty exceptions.',
    cross: 'Runs got queued for an hour on two mornings.',
  },
  signorella: {
    glad: [
      'Got a lease signed from a ferry.',
      'Four contracts a month, no subscription, done.',
      'My 80-year-old landlord signed with his finger and giggled.',
    ],
    torn: 'Fine, but five signers is the end of the road.',
    cross: 'Our works council wanted qualified signatures. This is not that.',
  },
  swatchery: {
    glad: [
      'Client fell in love with a palette that also passes the checks. First time ever.',
      'The dark version does not look like a photo negative.',
      'Pasted the tokens into our CSS and went home.',
    ],
    torn: 'Lovely palettes, but only for screens.',
    cross: 'My brand yellow was rejected everywhere. It may have a point, but it is our yellow.',
  },
  mockmint: {
    glad: [
      'All store pictures in one go. I used to lose two days on that.',
      'Someone asked who our photographer is.',
      'The December scene made our newsletter look expensive.',
    ],
    torn: 'Great light, but only about ten tables to choose from.',
    cross: 'Small text on packaging comes out smeared.',
  },
  typeferry: {
    glad: [
      'Saved my client 900 dollars in font licenses.',
      'The overlay is fascinating. I have lost evenings to it.',
      'Found a twin of a typeface that I had been chasing for years.',
    ],
    torn: 'Spot on for Latin letters, no Cyrillic yet.',
    cross: 'Mac only, and I missed that. My fault, still two stars.',
  },
  'handoffly-board': {
    glad: [
      'Round two ended after round two.',
      'My client talks to the screen and the note is just there.',
      'The decision log settled an argument about the logo within a minute.',
    ],
    torn: 'Great for websites, less so for print with many pages.',
    cross: 'Guests had to allow the microphone and most of them gave up.',
  },
  stackpost: {
    glad: [
      'Six side projects, one bill a year, no surprises.',
      'Restored a backup at midnight. It simply worked.',
      'Was on the front page of a news site and got slower, not poorer.',
    ],
    torn: 'Perfect for small things. Do not bring a video site.',
    cross: 'The build queue crawls on weekday evenings.',
  },
  bugbarn: {
    glad: [
      '3,100 alerts turned out to be one null.',
      'Found a bug that had been in production since March. Took it eleven minutes.',
      'It blamed my commit, and it was right.',
    ],
    torn: 'Grouping is brilliant for web errors, hit and miss on the server.',
    cross: 'Ate through the monthly events in four days and then went silent.',
  },
  schemaloom: {
    glad: [
      'Finally I understand what our database does all night.',
      'One index, suggested in plain words, and the report takes two seconds instead of ninety.',
      'Warned me about a table lock at 4:55 on a Friday.',
    ],
    torn: 'Diagrams are beautiful, exports of big ones are not.',
    cross: 'Eats memory with more than 400 tables.',
  },
  apitude: {
    glad: [
      'It sent a negative quantity to our order endpoint. We said thank you and shipped a refund. Fixed now.',
      'The repeat command is the best bug report I have ever received.',
      'Set it up in CI over lunch, it has been quiet and useful since.',
    ],
    torn: 'Great with a good description. Ours was not, so we got 900 findings.',
    cross: 'Ran against production because of one wrong setting. There should be a bigger warning.',
  },
  promptery: {
    glad: [
      'Our best prompts used to live in one colleague’s head. He went on vacation and nobody noticed.',
      'Two keys and it is there. I use it forty times a day.',
      'Side by side, the cheap model won. Saved us real money.',
    ],
    torn: 'Useful for the three of us who care about order.',
    cross: 'In some web editors the inserted text loses all line breaks.',
  },
  transcribbly: {
    glad: [
      'Transcribed a mumbling uncle with a dialect. I take my hat off.',
      'Named the speakers once, and it knew them through twelve interviews.',
      'My thesis owes it about two months.',
    ],
    torn: 'Impressive in English, so-so in Polish.',
    cross: 'Two people who laugh alike became one person.',
  },
  docsage: {
    glad: [
      'It said “not in your documents”, and indeed it was not.',
      'New colleagues ask it before they ask me. Bliss.',
      'The linked passage was right 29 times out of 30. I checked.',
    ],
    torn: 'Strong with text, lost in tables.',
    cross: 'Took two days to read our wiki and then skipped the attachments.',
  },
  brushbot: {
    glad: [
      'Shot 180 mugs on my kitchen table, and they look like a catalog.',
      'It cut out a lace veil. A lace veil!',
      'All pictures have the same light now, and returns went down.',
    ],
    torn: 'Wonderful with solid things, glass needs a second try.',
    cross: 'Gave a chair a fifth leg. Funny once.',
  },
  countwell: {
    glad: [
      'Took the cookie banner down and nobody misses it.',
      'My boss reads the Monday mail. All five lines.',
      'One page, and I finally look at it.',
    ],
    torn: 'Lovely overview. When you want to dig you hit the floor quickly.',
    cross: 'Figures were off by a day because of time zones and could not be corrected.',
  },
  chartmoss: {
    glad: [
      'My boss opens it. On her own. On her phone.',
      'It guessed the chart that I would have made after an hour.',
      'Got an alarm about a strange Tuesday. The checkout was broken.',
    ],
    torn: 'Refresh once an hour is fine, until the day when it is not.',
    cross: 'Choked on our big sheet and showed last week’s numbers without saying so.',
  },
  'cohortly-grove': {
    glad: [
      'Told us that the expensive channel brought people who leave. Ouch, but thank you.',
      'Not cheap, and the rings alone changed our roadmap.',
      'We stopped celebrating sign-ups and started celebrating June.',
    ],
    torn: 'Superb for monthly plans, awkward for yearly ones.',
    cross: 'Needs more history than a young company has.',
  },
  'email-copywriting': {
    glad: [
      'Got four replies to a mail that had been ignored twice. Same offer, new words.',
      'I have not written “just checking in” since lesson nine.',
      'My emails are half as long and my colleagues have noticed.',
    ],
  },
  newsletters: {
    glad: [
      'My newsletter has a name, a rhythm and 640 readers.',
      'Forty bad names were good advice. Number 38 it was.',
      'Published the first issue in week one, shaking.',
    ],
  },
  deliverability: {
    glad: [
      'Understood bounces for the first time in ten years of sending.',
      'Ruined my lab domain thoroughly and got it back. Great fun.',
      'The politics part is worth more than any standard.',
    ],
  },
  'consultative-selling': {
    glad: [
      'I was afraid of the phone. I am not anymore.',
      'Learned to be silent for four seconds. It sells.',
      'Sold my first contract by saying no to a bad one.',
    ],
  },
  'pipeline-management': {
    glad: [
      'Our forecast was within five percent last quarter. It used to be a lottery.',
      'Forty minutes on Mondays, and nobody chases anybody.',
      'Deleted half of the pipeline in week two. It was not real.',
    ],
  },
  'freelance-negotiation': {
    glad: [
      'Raised my rate by a quarter and nobody blinked.',
      'The rate sheet was a shock. A useful one.',
      'Rehearsed with a stranger from Graz who was tougher than any client.',
    ],
  },
  'enterprise-sales': {
    glad: [
      'Found the person who could say no. It was the one taking notes.',
      'Case evenings are gold. You hear how others lose deals.',
      'The final case took me three weekends. Deserved, I guess.',
    ],
  },
  'brand-strategy': {
    glad: [
      'We finally agree on what we are not. Surprisingly freeing.',
      'Twelve pages, and everyone has read them.',
      'The customer talks were worth the price alone. I was wrong about everything.',
    ],
  },
  'search-advertising': {
    glad: [
      'Stopped two campaigns in week one and saved more than the course cost.',
      'Ten dollars a day, six new customers a week.',
      'I know now what “broad match” did to me.',
    ],
  },
  'technical-content': {
    glad: [
      'Wrote an article that engineers shared without sneering.',
      'The engineer’s review was merciless and kind.',
      'Learned to ask “and then what broke?” Best question ever.',
    ],
  },
  'marketing-hindi': {
    glad: [
      'Six minutes on the bus, and my shop sells to other towns now.',
      'Examples from shops like mine, at last.',
      'My son showed me how to load it and I finished before him.',
    ],
  },
  'calm-support': {
    glad: [
      'I still get angry emails, I just don’t take them home.',
      'Rewriting thirty complaints changed how I talk to my kids.',
      'Said no to a refund and got a thank-you.',
    ],
  },
  'help-center': {
    glad: [
      'We deleted half of our help articles and people find more.',
      'Ticket archaeology is real work and really worth it.',
      'Our search finally knows the words that customers use.',
    ],
  },
  'support-operations': {
    glad: [
      'Shifts are fair for the first time, says the team.',
      'The part on numbers that backfire described us exactly. Embarrassing.',
      'Forecast for December was off by four tickets.',
    ],
  },
  'short-video': {
    glad: [
      'Ten videos made, and the tenth is really good.',
      'I know now which window in my shop is the studio.',
      'No dancing, as promised.',
    ],
  },
  'discord-community': {
    glad: [
      'My server has 200 members and no drama.',
      'The midnight script saved an evening.',
      'Our Thursday ritual runs without me now.',
    ],
  },
  'linkedin-writing': {
    glad: [
      'A hospital called because of something that I posted. That is what I wanted.',
      'My reading circle still meets, although nobody makes us.',
      'One useful thing a week, and I no longer cringe.',
    ],
  },
  'deep-work': {
    glad: [
      'Two quiet hours a day, and my colleagues are in on it.',
      'The interruption log: 61 on a Wednesday. I was the cause of 20.',
      'Kept three habits out of five, as predicted.',
    ],
  },
  'company-wiki': {
    glad: [
      'Our wiki is used. By people. Voluntarily.',
      'Three levels, page owners, done. Why did nobody say so before?',
      'Copied all fourteen templates and kept nine.',
    ],
  },
  spreadsheets: {
    glad: [
      'The monthly report fills itself. I told nobody and enjoy the afternoon.',
      'Lookups finally make sense to me.',
      'I used to count by hand. By hand!',
    ],
  },
  'project-basics': {
    glad: [
      'My one-page plan is on the fridge of the whole ward.',
      'Weekly status went from forty slides to five lines.',
      'I am a teacher and ran a school festival with it. Nobody cried.',
    ],
  },
  'agile-coaching': {
    glad: [
      'Retrospectives are not silent anymore.',
      'Supervision with five other coaches is worth the price.',
      'We threw out two meetings and finished more.',
    ],
  },
  'remote-leadership': {
    glad: [
      'Written decisions ended our meeting about meetings.',
      'My one-to-ones used to be status reports. Not anymore.',
      'Planned the offsite with it, and even the skeptics danced.',
    ],
  },
  'site-scheduling': {
    glad: [
      'We had frost in week nine, in the course and then for real. I was ready.',
      'The crane was late in the simulator too. I laughed out loud.',
      'My site diary held up in a claim.',
    ],
  },
  'first-ten-hires': {
    glad: [
      'Hired two people with the work samples. Both are brilliant.',
      'The reference call questions are uncomfortable and excellent.',
      'I am taking longer over the third hire now. Right call.',
    ],
  },
  'employment-law': {
    glad: [
      'Saved us from a very expensive letter.',
      'Got 22 of the 40 cases wrong. Better here than in court.',
      'Dry subject, wonderful teacher.',
    ],
  },
  'people-analytics': {
    glad: [
      'Presented the analysis to the works council and got applause. Applause!',
      'I know now what not to show. That was the real lesson.',
      'Our pay gap is smaller than feared, and we can prove it.',
    ],
  },
  'creative-bookkeeping': {
    glad: [
      'Did my own bookkeeping this year. My mother does not believe it.',
      'The tax comic hangs in our studio kitchen.',
      'Shoebox emptied in 58 minutes.',
    ],
  },
  'startup-modeling': {
    glad: [
      'The investor found no error. He looked hard.',
      'Someone broke my model in four minutes. Learned more from that than from my degree.',
      'No hidden cells. I sleep better.',
    ],
  },
  'personal-finance': {
    glad: [
      'I put something aside every month now, even in slow ones.',
      'Nobody tried to sell me a policy. First time in my life.',
      'I drive a taxi and this was made for me.',
    ],
  },
  'pricing-strategy': {
    glad: [
      'New price list, same customers.',
      'Three plans, and the middle one really sells.',
      'Sent the letter about the new prices. Two people complained, forty thanked me.',
    ],
  },
  'no-code-automation': {
    glad: [
      'Eight automations later I have my Fridays back.',
      'My ninth project went live and runs without me.',
      'The coach really did stay on until Sunday night.',
    ],
  },
  'designing-forms': {
    glad: [
      'Our sign-up form lost nine fields and gained customers.',
      'I will never make a phone number field with dashes again.',
      'Tested on five people, ashamed by the second.',
    ],
  },
  'interface-design': {
    glad: [
      'I see spacing everywhere now. This can’t be undone.',
      'Redrawing a ticket machine taught me more than any article.',
      'My screens came back with forty marks. All of them fair.',
    ],
  },
  'figma-basics': {
    glad: [
      'Our developers said that my file was the first they understood.',
      'Mock-up on Thursday, budget on Friday.',
      'I am a lawyer, and I made a clickable thing.',
    ],
  },
  'accessible-design': {
    glad: [
      'I had never heard my own website read aloud before. Humbling.',
      'Taught by people who need it. That makes all the difference.',
      'My audit was paid work a month later.',
    ],
  },
  'brand-illustration': {
    glad: [
      'Put the set of twelve into my portfolio and got a commission from it.',
      'I know now which rights I gave away in 2019. Never again.',
      'Kept my style and still fit the brief.',
    ],
  },
  'presentation-design': {
    glad: [
      'My talk went from 48 slides to 19, and people asked questions.',
      'Fixed twelve ugly charts, three of them my own.',
      'Conclusion first. So simple, so hard.',
    ],
  },
  'modern-typescript': {
    glad: [
      'The migration was nearly identical to what we did at work a month later.',
      'I read long type errors from the end now, and they make sense.',
      'Strict mode on, and nobody quit.',
    ],
  },
  'python-backend': {
    glad: [
      'My shop survived the robots on the fourth Thursday. I screamed.',
      'Indexes are not magic anymore.',
      'Wrote up my own outage, and now my team does it too.',
    ],
  },
  'testing-web-apps': {
    glad: [
      'Deleted 90 tests and sleep better.',
      'It was cause number four. It is always number four.',
      'Our suite takes three minutes instead of twenty.',
    ],
  },
  'api-design': {
    glad: [
      'Two teams, one contract, no surprises. It said so on the tin.',
      'The argument about names was shorter than usual.',
      'Deprecated an endpoint without a single angry mail.',
    ],
  },
  'git-calmly': {
    glad: [
      'I resolve merge conflicts for my colleagues now. They bring cake.',
      'Sixteen broken repositories for nine dollars. Bargain.',
      'Undid a force push at midnight. Calmly.',
    ],
  },
  prompting: {
    glad: [
      'I spot invented footnotes within seconds now.',
      'The chapter on when not to use it is the best one.',
      'Examples from real offices. Mine is a notary’s.',
    ],
  },
  'language-models': {
    glad: [
      'Built the evaluation first, as told. It saved the project.',
      'Cost sheet cut our bill by more than half.',
      'Tough course. My demo finally became a product.',
    ],
  },
  'ai-for-managers': {
    glad: [
      'We picked one small task instead of a strategy, and it works.',
      'My pilot failed by the yardstick, and that was a good result.',
      'The works council liked the checklist.',
    ],
  },
  'ai-images': {
    glad: [
      'The pictures look like us and not like the internet.',
      'I can do hands now. Mostly.',
      'The part about rights kept us out of trouble.',
    ],
  },
  'sql-questions': {
    glad: [
      'I no longer wait for the data team. They thank me for it.',
      'I know why March was bad. It rained.',
      'Drawing joins on paper made it click.',
    ],
  },
  'dashboard-stories': {
    glad: [
      'Six of my nine charts are bars now. He was right.',
      'The dashboard for the nurse changed how I see my own.',
      'Critique evenings: bring cookies and thick skin.',
    ],
  },
  'cookieless-analytics': {
    glad: [
      'We took the banner down, and I could explain why.',
      'I say “about a third” in meetings, and people nod.',
      'The consent lab surprised everyone in a good way.',
    ],
  },
};
