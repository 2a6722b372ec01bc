/**
 * What buyers say of portfolios, emails, documentation and mobile apps, written as that of sites is: `stars @
 * days ago | who | what`, the newest first.
 */
export const kitComments: Readonly<Record<string, readonly string[]>> = {
  'quiet-hours': [
    '5 @ 30 | Luca Moretti | I light operas. For once the page keeps quiet and the pictures are as dark as the house was.',
    '3 @ 142 | Katrin Schneider | Good restraint, but it assumes one picture at a time in every sense. Diptychs had to be glued together in Photoshop.',
    '5 @ 288 | Siobhan Kelly | I work in glass in the evenings. A curator found a piece from years ago in the index table, sorted by width.',
  ],
  darkroom: [
    '5 @ 49 | Hiroshi Tanaka | The reds of my slides survived. I compared the site with the scan on a calibrated screen and could stop there.',
    '4 @ 186 | Amélie Dubois | Blank pages! Only a photographer would put that on a feature list. Client galleries could use a download-all button.',
  ],
  'resume-in-one-page': [
    '5 @ 37 | Fatou Diallo | My sister went from the oven to an office job at forty-four. We used the third example nearly line by line: two interviews.',
    '4 @ 125 | Sam Okafor | It told me that my page runs onto a second sheet, and it was right. Cutting the last four lines hurt.',
    '3 @ 290 | Ivan Marković | Fine for what it costs. Recruiters here upload files to portals, so it is the PDF that counts and not the Notion page.',
  ],
  atelier: [
    '5 @ 20 | Catarina Lopes | We are five architects. The intern adds projects in the content folder and nobody has called a developer since May.',
    '4 @ 78 | Dimitris Pappas | Eight kinds of section are enough for us. Jobs lists itself under a project only when you remember the tag.',
  ],
  reel: [
    '5 @ 5 | Thabo Mokoena | I mix sound for documentaries and never had a still to show. The waveform of a quiet scene says it better.',
    '4 @ 30 | Julie Tremblay | Nothing plays by itself, bless them. You host the clips on your own, which my cheap plan noticed.',
  ],
  specimen: [
    '5 @ 46 | Ewa Nowak | Big, small, big suits lettering very well. My alphabets look drawn for it.',
    '3 @ 120 | Mateo Rojas | It is a Figma file and says so. I still had to pay someone to build it, do add that to your sum.',
  ],
  'postmark-set': [
    '5 @ 28 | Arjun Mehta | The email about a failed payment brought back eleven customers in the first month. The wording is kinder than ours was.',
    '4 @ 101 | Jonas Weber | Forty-two clients tested and the report names the two that misbehave. One of them is the one our largest customer uses.',
    '2 @ 310 | Olga Petrova | Sources are MJML only. We are on another toolchain, and the finished HTML is not pleasant to edit.',
  ],
  'sunday-letter': [
    '5 @ 61 | Elena Popescu | People reply to it. They never replied to the one with the three columns.',
    '2 @ 158 | Oliver Grant | I use a newsletter tool that is not among the four, and pasting HTML every week wears thin.',
  ],
  'shopfront-mailer': [
    '5 @ 27 | Lucía Fernández | A supplier let us down in spring and I sent the delay email 130 times. Four cancellations.',
    '4 @ 70 | Pauline Girard | The French was added later and reads like French. One button still says Order in the dispatch email.',
  ],
  'evergreen-sequence': [
    '5 @ 11 | Beatrice Wanjiku | "Do not send this at all if they bought in the first week." I had been doing exactly that for a year.',
    '4 @ 34 | Tiago Carvalho | The board is more useful to me than the seven texts, which are a bit too polite for a skate shop.',
  ],
  invite: [
    '5 @ 66 | Isabelle Laurent | Sent the dinner one to sixty guests. The answers arrived in a table and the printed cards matched.',
    '2 @ 178 | Mehmet Yılmaz | Back when I bought it the answers came as plain emails, so I counted guests by hand. The page for them came too late for our wedding.',
  ],
  'plumb-docs': [
    '5 @ 8 | Nina Haugland | Our users say "seat", we say "license". With synonyms per version both find the page, even in the old manual.',
    '3 @ 96 | Rashid Khan | Testing samples is a great idea that doubled our build time. You can switch it off per page, which we now do.',
    '5 @ 271 | Ana Kovačević | The test stopped a sample that had been wrong in our docs for two years. Embarrassing and worth the price.',
  ],
  handrail: [
    '5 @ 80 | Hannah Müller | New people read it before they ask me. The question "whom do I tell when I am ill" is the most opened page.',
    '2 @ 195 | Daniel Cohen | You need someone who is at home with Git. Our HR team was not, and the reminders went to a person who had left.',
  ],
  'switchboard-api': [
    '5 @ 17 | Joon-ho Park | Two of our own examples did not match our schema. It would not build until they did.',
    '4 @ 67 | Sanjay Gupta | The changelog from two files is what I show in demos. Callbacks are only listed, without a page of their own.',
  ],
  'signpost-help-center': [
    '5 @ 26 | Aisha Bello | Monday report, top of the list: "How do I change my address". We rewrote it twice and those tickets halved.',
    '3 @ 53 | Marco Bellini | Search is forgiving in English. In Italian it found less than I hoped, so check with your own words first.',
  ],
  runbook: [
    '5 @ 73 | Kwame Boateng | The disk alarm at 3:10, page open, four steps, back in bed at 3:25. The example was nearly our case.',
    '4 @ 130 | Linh Tran | We have no on-call rotation, just two tired people. The five questions after an incident are what we kept.',
  ],
  primer: [
    '5 @ 42 | Salma Benjelloun | One rule a page. The sales team opens it by themselves, and they had sworn never to read a manual.',
    '2 @ 214 | Erik Johansson | Sixty pages is a lot to clear out when you need twelve, and the static site did not exist yet when I paid.',
  ],
  'pocket-garden': [
    '5 @ 48 | Mei Lin | The offline screens were there before I had thought about offline. Half of our flows changed because of them.',
    '4 @ 176 | Milan Horák | Fourteen prototype flows, all clickable, and users in our test took them for the app. The Android variants trail a little in the details.',
    '2 @ 365 | Zsófia Nagy | Beautiful, but everything hangs on green and on plants. Recoloring sixty-two screens is work in spite of the variables.',
  ],
  coinpurse: [
    '5 @ 29 | Andrés Molina | "€212 until Friday, same as last month." We tested it with people who avoid their bank app and they read it aloud.',
    '3 @ 105 | Noa Levi | The screens cover a single currency. I send money home every month and had to design all of that.',
  ],
  trailhead: [
    '5 @ 9 | Viktor Lindgren | Two days on the plateau without a signal, then the queue sent 38 records on the bus. Nothing was lost.',
    '3 @ 64 | Brian Mutua | The packages are good. Moving it to our Expo version took longer than building the first screen, until 1.2 came.',
  ],
  ringside: [
    '5 @ 8 | Pedro Almeida | I run judo for ninety children. "The one with the keys" as a user type: they must have met me.',
    '4 @ 25 | Leila Farahani | The carpool flow is clever. Layer names were a bit of a mess in a few screens and have been put right.',
  ],
  lanternfish: [
    '5 @ 24 | Yuki Sato | I fall asleep by page four and the voice simply fades. The EPUB parser took my own badly made files.',
    '4 @ 82 | Kofi Asante | Nice type at night. Very long footnotes jumped to the end of the book when I bought it, now they open in place.',
  ],
};
