/**
 * What buyers say of landing pages, dashboards, stores and blogs, by the id of the template: `stars @ days
 * ago | who | what`, the newest first. The stars are some of those that the template was given.
 */
export const siteComments: Readonly<Record<string, readonly string[]>> = {
  'northlight-landing': [
    '5 @ 19 | Chloe Bennett | Usage-based pricing was the one section I kept building by hand. With 2.1 I deleted mine the same afternoon.',
    '4 @ 117 | Erik Johansson | Going from 1.1 to 2.0 took two hours, not the twenty minutes I had planned, because we had styled the old wrapper. The upgrade notes were exact, I just had more of it than I thought.',
    '5 @ 260 | Priya Raman | The copy prompts are why I bought it. "Say what it costs to do nothing" got a better headline out of our founder than a workshop did.',
  ],
  'tidal-launch': [
    '5 @ 7 | Nina Haugland | Handed the file to a developer I had never met. No call, no redlines, and the page came back right at all three widths.',
    '3 @ 45 | Rashid Khan | Good bones, but I got it for a launch on tablets and those frames were not there yet. They have since arrived.',
  ],
  'first-light-waitlist': [
    '5 @ 5 | Mateo Rojas | Bought at lunch, online before three. The PHP is short enough that I read all of it first.',
    '4 @ 16 | Salma Benjelloun | Does its one thing. I would have liked a second language for the confirmation, so I typed it in myself.',
  ],
  'stanza-for-practices': [
    '5 @ 33 | Katrin Schneider | My physio practice has two rooms and odd hours. Patients stopped ringing to ask whether we are open on the day after Easter.',
    '4 @ 46 | Gareth Pritchard | Version 3 wants a newer PHP than my host had. One email to them and it was done, but check before you press update.',
    '5 @ 301 | Rosa Jiménez | I teach piano and cannot code. Prices per lesson, a photo of the room, the booking button: one Sunday.',
  ],
  copperline: [
    '5 @ 21 | Milan Horák | We print the page and put it in the parcel with samples. Customers think we paid for a data sheet.',
    '4 @ 84 | Brian Mutua | The tolerance table is excellent on a phone in the workshop. Large CAD files need a note that your mail server may refuse them.',
    '2 @ 240 | Marco Bellini | Only eight sections and a single page. We have four product lines and ended up copying the file four times.',
  ],
  openhouse: [
    '5 @ 40 | Catarina Lopes | The sold state earns its keep. Two of our last three sellers found us through a house that was already gone.',
    '4 @ 98 | Oliver Grant | Floor plans zoom beautifully as long as your architect sends vectors. A scanned plan stays a scanned plan.',
  ],
  boardwalk: [
    '5 @ 12 | Joon-ho Park | 340 attendees, three tracks, one JSON file. When a speaker missed her train I moved a line and every subscribed calendar followed.',
    '4 @ 60 | Ewa Nowak | Looks like a proper poster. Speaker photos have to be cropped square beforehand, it does not do that for you.',
  ],
  'gauge-admin': [
    '5 @ 6 | Anjali Deshpande | Support asked for an audit log twice a year and we never got to it. Now it is there, filtered by person, and it took a morning to wire to our events.',
    '3 @ 92 | Dimitris Pappas | Solid code, but 5.0 moved us to TypeScript and a new router in one release. I would rather have had those as two.',
    '5 @ 215 | Sam Okafor | I kept all 210 tests. They caught the one time I "simplified" the table filters.',
  ],
  ledgerly: [
    '5 @ 18 | Hannah Müller | Line 412: amount has two commas. That message alone saves our bookkeeper an hour every month.',
    '4 @ 133 | Sanjay Gupta | The money library is small enough to trust. Invoices assume one tax rate per line, we had to extend that for India.',
  ],
  'beacon-analytics': [
    '5 @ 52 | Thabo Mokoena | Rendered from Django, no JavaScript, prints on one page for the Monday meeting. The producers read paper.',
    '2 @ 160 | Lucía Fernández | I missed the line that says figures change once a day. There is nothing here for live numbers and I needed those.',
  ],
  'hive-operations': [
    '5 @ 24 | Beatrice Wanjiku | We are nine people. The decision log ended the "who agreed to this" thread for good.',
    '3 @ 88 | Daniel Cohen | Linked databases get slow once you import four hundred tasks. For a team our size it fits, for a bigger one I would not.',
  ],
  'clinic-board': [
    '5 @ 13 | Siobhan Kelly | I was a nurse before I was a designer. The wrong-patient state is drawn the way it feels on a bad night.',
    '4 @ 55 | Tiago Carvalho | Used it for a vet with six rooms. A few procedure icons are clearly for people, the layers are easy to swap.',
  ],
  fleetline: [
    '5 @ 38 | Mehmet Yılmaz | Our dispatchers ignore maps. That every map view has a list twin got this through the first review.',
    '4 @ 150 | Amélie Dubois | Late is late on every screen, which sounds small until you have drawn it eleven different ways yourself.',
  ],
  rota: [
    '5 @ 3 | Fatou Diallo | I plan 46 people in a bakery, nights included. 1.0.2 came four days after I wrote about shifts over midnight.',
    '4 @ 12 | Luca Moretti | One place only, as it says. The crew of the small stage still lives in a spreadsheet until several come.',
  ],
  larder: [
    '5 @ 9 | Isabelle Laurent | Oysters. Cut-off at noon, and nobody has ordered for the same evening since.',
    '2 @ 128 | Ivan Marković | After the rebuild on 2.0 sections my old home page did not carry over. Fair enough for a major version, but it was a long night.',
    '5 @ 279 | Linh Tran | People put the whole recipe in the basket, rice wine included. The average order is up by a third since we wrote twelve of them.',
  ],
  'spindle-co': [
    '5 @ 31 | Ana Kovačević | Eighty-four shades of one wool and the page opens at once on my mother’s old phone.',
    '3 @ 72 | Pauline Girard | The dye lot notice is right. Preparing the swatch sheet is fiddly, though: each new shade means a new picture.',
  ],
  tillroll: [
    '5 @ 11 | Arjun Mehta | Eleven calls, and our backend already had nine of them. First order on staging in three days.',
    '3 @ 49 | Olga Petrova | I like how little there is to learn. No adapter for our system, and the interface says nothing on partial refunds.',
  ],
  'verbena-apothecary': [
    '5 @ 10 | Julie Tremblay | Forty teas in the same tin, and now people can tell them apart. The ingredient pages bring in half of our search visits.',
    '4 @ 41 | Noa Levi | Calm and quick. Refills depend on Shopify’s own subscription app, which I had to set up separately.',
  ],
  'print-room': [
    '5 @ 44 | Yuki Sato | The wall view sold a print of 90 cm in its first week. The buyer wrote that she could finally judge the size.',
    '4 @ 190 | Andrés Molina | My accountant noticed nothing, and that was the point. Frame prices take an evening to enter.',
    '1 @ 330 | Ahmed Mansour | Did not work with the WooCommerce version I had at the time. The update came, but three months after I needed it.',
  ],
  kerbside: [
    '5 @ 22 | Aisha Bello | Dishes close themselves at 14:30 and my cook has stopped shouting through the hatch.',
    '4 @ 90 | Pedro Almeida | Our printer was not among the eleven. It worked with the settings of a sister model after some trial and error.',
  ],
  marginalia: [
    '5 @ 25 | Elena Popescu | I write on law and have more notes than text. On a phone they open right where you are, without losing the sentence.',
    '3 @ 110 | Jonas Weber | Lovely to read in, harder to move to. Importing old footnotes from a plugin took me a weekend with search and replace.',
    '5 @ 340 | Leila Farahani | Someone asked me which magazine my blog belongs to.',
  ],
  daybook: [
    '5 @ 57 | Hiroshi Tanaka | 611 entries so far. The page of a whole year is the one I look at, every dot a day.',
    '2 @ 170 | Viktor Lindgren | No titles means my feed reader shows a column of dates. There is no option for it, I had to change the template.',
  ],
  longform: [
    '5 @ 14 | Zsófia Nagy | A reader told me she finished a story of nine thousand words over three train rides. The position was kept each time.',
    '3 @ 76 | Kofi Asante | MDX is fine for me and too much for our two editors. Ask who will type before you buy.',
  ],
  'field-notes': [
    '5 @ 17 | Mei Lin | Map tiles from my own server, captions that stay with the pictures. I moved nine years of bird trips into it.',
    '4 @ 39 | Kwame Boateng | Before 1.1 the pins in Accra lay on top of each other. They are grouped now and the map is readable.',
  ],
  'kitchen-table': [
    '5 @ 50 | Anjali Deshpande | Flour on both hands and the screen stays on. My readers thanked me for a thing I had only installed.',
    '2 @ 221 | Chloe Bennett | At the time it knew grams or cups, not both per recipe. Half of my readers are in Ohio.',
  ],
  commonplace: [
    '5 @ 6 | Rosa Jiménez | I tick a quote on the bus and it is on my site when I get home. Three things, and I use all three.',
    '4 @ 9 | Gareth Pritchard | Pleasant, if slow to publish: a tick takes a minute or two to show. My wish for the fourth thing is tags.',
  ],
};
