/**
 * What buyers of software write. `{title}` and `{founder}` are filled in, `{point}` with the name
 * of one of the product's own selling points.
 */
/** Voices by how content they are: five and four stars, three stars, two and one. */
export interface Voices {
  glad: readonly string[];
  torn: readonly string[];
  cross: readonly string[];
}

export const softwareVoices: Voices = {
  glad: [
    'Came for the {point}, stayed because nothing ever breaks.',
    'Bought it on a Friday, canceled two subscriptions on Monday.',
    'The {point} alone made it worth it for me.',
    'I was skeptical at this price, and now I open it before my mail.',
    'Does one thing and does it properly. More of this, please.',
    'Set up before my coffee was cold.',
    'My least technical colleague figured it out without asking me, which never happens.',
    'Had a question on a Sunday, {founder} answered personally an hour later.',
    'Not flashy. Just works.',
    'We tried four tools before this one. The {point} settled it.',
    'Took me a while to trust it, now I can’t imagine going back to the old way.',
    'Third thing I bought here and the first one the whole team uses.',
    'Would have paid the full price. Don’t tell them.',
    'Small wish list, big thumbs up.',
    'The import just worked. If you have ever moved from one tool to another you know how rare that is.',
    'Honest product. Their support told me that I didn’t need the bigger plan.',
    'My accountant asked why I needed another tool. Then she saw it and bought one herself.',
    'Two updates since I bought it and both fixed things I had complained about.',
    'Good on day one, better after the first update.',
    'I don’t write reviews normally. Support was so decent that I am making an exception.',
    'Clean, quick, no upsell pop-ups. Bliss.',
    'I underestimated the {point} at first.',
    'Replaced a spreadsheet that five people were afraid of.',
    'Paid for itself with the first customer, roughly.',
    'Finally something that was made for a firm of our size.',
    'Using it for a while now, zero regrets.',
    'My only complaint is the missing dark mode, and I can live with that.',
    'I showed the {point} to my boss and got to expense it.',
    'It saves me about half an hour a day. I did measure it.',
    'Runs fine on my ancient laptop.',
    'Everything is where I would have put it.',
    'Docs are short and actually answer the question.',
    'The onboarding mail was the only one they ever sent me. Thank you.',
    'Keeps its promises, which is more than I can say of most deals.',
    'We are four people in two time zones and it suits us fine.',
    'Great value. The {point} took me a day to get, then it clicked.',
    'Bought the smallest plan, should have taken a bigger one right away.',
    'Went through the fine print before buying, nothing nasty in there.',
  ],
  torn: [
    'Good idea, rough edges. Liked the {point}, got lost in the settings.',
    'Fine for what I paid. I would not pay the regular price.',
    'It does what it says, just slowly on big accounts.',
    'Half of the team loves it, the other half went back to the old tool. So, three.',
    'Love the {point}. Everything else feels like version one.',
    'Useful, but I had to write to support twice to get going. They were friendly at least.',
    'Does the job. The design is from another decade.',
    'Almost there. Give it another year of updates.',
    'I keep it because of the deal price. There are gaps that no list of features shows.',
    'Solid core, thin documentation.',
    'Fine on a big screen, a bit of a squeeze on a small one.',
    'Nothing wrong with it. I had just hoped for more after the description.',
  ],
  cross: [
    'Asked for a refund after a week and got it, no questions asked. That part was good.',
    'Sounds better than it is. The {point} never worked reliably for us.',
    'Crashed twice in the first hour, then I lost patience.',
    'Two support tickets, one answer, after nine days.',
    'Too many clicks for something I do forty times a day.',
    'The limits of the smallest plan are tighter than I understood from the page.',
    'Maybe for bigger teams. For me it was more work than before.',
    'The import mangled my data and the undo did not bring everything back.',
    'An update broke our setup and it took them a week to admit it.',
    'Pretty screens, not much behind them yet.',
  ],
};

/** What keeps a contented buyer from the fifth star. */
export const softwareQuibbles: readonly string[] = [
  'Search could be faster.',
  'Minus one star for the tiny settings menu.',
  'I would like more keyboard shortcuts.',
  'Small windows get crowded.',
  'Docs could use more screenshots.',
  'Only the first import was bumpy.',
  'An undo in more places would be nice.',
  'Exports are a little basic.',
  'Login asks again a bit too often.',
];
