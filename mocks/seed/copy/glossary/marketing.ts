import type { GlossaryListCopy } from './types';

/** The first list Marketing: campaigns, channels and what is counted in them. */
export const campaignGlossary: GlossaryListCopy = {
  id: 'marketing',
  title: 'Marketing',
  subject: 'Campaigns',
  description: 'Campaigns, channels and funnels, and what is counted in them.',
  featured: [
    'a-b-test',
    'call-to-action',
    'conversion-rate',
    'funnel',
    'landing-page',
    'search-engine-optimization',
  ],
  terms: [
    {
      title: 'A/B test',
      summary:
        'Showing two versions to two random halves of your visitors to see which does better.',
      text: `In an A/B test, half of the visitors see version A and the other half version B, chosen at random and at the same time. The version that reaches the goal more often wins, provided that the difference is larger than chance would make it.

Most tests fail for lack of visitors. To tell 3 percent from 3.5 percent you need about 20,000 people in each half. Decide beforehand what you measure, how long it runs and what you will do with either result, and do not stop it on the first day that you like the figures.`,
      example:
        'The A/B test ran for three weeks: the plain headline brought 11 percent more trials.',
      seeAlso: ['conversion-rate', 'landing-page', 'segmentation'],
    },
    {
      title: 'Affiliate program',
      summary: 'Paying others a share of every sale that their recommendation brings.',
      text: `In an affiliate program, partners recommend a product with a link of their own. When someone buys through it, the partner gets a commission, for software often 20 to 30 percent. You pay for results only, which makes it attractive for small vendors.

It stays attractive as long as the partners are honest. Ask them to say that the link is paid, as the law in many countries requires. Pay out after the refund window, so that returned sales cost you nothing, and look at which partners bring customers who stay.`,
      example: 'A fifth of the new customers in April came through the affiliate program.',
      seeAlso: ['word-of-mouth', 'refund-window', 'utm-parameter'],
    },
    {
      title: 'Call to action',
      summary: 'The words or the button that tell people what to do next.',
      text: `A call to action asks for one next step: “Start the trial”, “See the plans”, “Read the story”. It works when it says what happens after the click and when it suits the moment. Nobody wants to buy in the first line of an article.

Give every page one main call to action, and let the others look quieter. Write it from the reader’s side: “Get my report” is better than “Submit”. And repeat it where the decision is made, after the price or below the last answer, not in every corner.`,
      example:
        'With “See it on your own data” as the call to action, twice as many people booked a demo.',
      seeAlso: ['landing-page', 'click-through-rate', 'conversion-rate'],
    },
    {
      title: 'Click-through rate',
      summary: 'The share of people who click among all who saw something.',
      text: `The click-through rate, or CTR, divides clicks by views: of an ad, a search result, a link in an email. It tells you how well the words meet the people who read them. It says nothing about what happens after the click.

That is why a high rate can be expensive. A headline that promises more than the page keeps brings many clicks and few customers, and each of those clicks may be paid for. Always read it together with the conversion rate of the page behind it.`,
      example:
        'The ad was shown 8,000 times and clicked 120 times: a click-through rate of 1.5 percent.',
      seeAlso: ['impression', 'cost-per-click', 'conversion-rate'],
    },
    {
      title: 'Content calendar',
      summary: 'A plan of what is published when, where and by whom.',
      text: `A content calendar lists the coming articles, emails and posts with their date, channel, author and state. Its use is less in the dates than in the overview. You see three product posts in a row and none for beginners before your readers do.

Plan four to six weeks, and leave every fourth slot empty for what comes up. For each entry, note the question it answers and what a reader should do next. An entry for which nobody can say that is a candidate for deletion, not for Tuesday.`,
      example: 'The content calendar has two articles a month and one empty slot for news.',
      seeAlso: ['content-marketing', 'marketing-automation', 'brand-voice'],
    },
    {
      title: 'Conversion rate',
      summary: 'The share of visitors who do what a page was made for.',
      text: `The conversion rate compares those who reached the goal with all who came. The goal can be a purchase, a signup or a download, so say which when you quote a figure. Two percent is fine for a shop and poor for a page that only offers a free guide.

Before you compare it with others, compare it with yourself: phone with desktop, search with newsletter, new visitors with those who return. The average of all these hides the place where people give up. That place is usually a form, a price or a slow page.`,
      example: 'Of 1,250 visitors, 25 bought the deal: a conversion rate of 2 percent.',
      seeAlso: ['funnel', 'a-b-test', 'landing-page'],
    },
    {
      title: 'Cost per click',
      summary: 'What an advertiser pays each time someone clicks on an ad.',
      text: `With cost per click, or CPC, showing the ad is free and each click costs money. The price is made in an auction. It depends on how many others want the same words, and on how well your ad and your page fit them in the eyes of the platform.

To know what a click may cost, work backward. If one visitor in fifty buys and a sale leaves you $20, a click is worth 40 cents at most. For many good words it costs five times that, and then another channel is the better idea.`,
      example: 'For “invoice software” the cost per click was $9, for “invoice template” 60 cents.',
      seeAlso: ['click-through-rate', 'customer-acquisition-cost', 'impression'],
    },
    {
      title: 'Customer acquisition cost',
      summary: 'What it costs on average to win one new customer.',
      text: `The customer acquisition cost, or CAC, adds up all spending on marketing and sales in a period, salaries included, and divides it by the number of new customers. Without the salaries the figure looks better and is useless.

Compare it with what a customer brings. A common rule says that lifetime value should be at least three times the acquisition cost. For a lifetime deal there is only one payment, so the whole cost has to fit into that. This explains why such deals live on recommendations rather than on ads.`,
      example: 'We spent $6,000 in May and won 80 customers: an acquisition cost of $75.',
      seeAlso: ['customer-lifetime-value', 'cost-per-click', 'word-of-mouth'],
    },
    {
      title: 'Email deliverability',
      summary: 'How reliably your emails reach inboxes rather than spam folders.',
      text: `Deliverability is the part of email marketing that nobody sees until it breaks. Mail providers decide by the reputation of your domain: do people open your mail, do they report it, are your technical records in order?

Three habits keep it good. Write only to people who asked for it, remove addresses that bounce or have been silent for a year, and set up SPF, DKIM and DMARC for your domain. Start slowly with a new domain. Ten thousand emails on the first day look like spam, even if they are birthday greetings.`,
      example:
        'After we removed 4,000 inactive addresses, email deliverability rose and so did sales.',
      seeAlso: ['open-rate', 'segmentation', 'marketing-automation'],
    },
    {
      title: 'Funnel',
      summary: 'The steps from first contact to purchase, and how many people are left at each.',
      text: `A funnel describes the way to a goal as a row of steps, for example visit, signup, first use, payment. At each step some people leave. Drawn to scale, the row narrows like a funnel, and the greatest loss shows where work pays off most.

Real people do not walk in a line. They come back after weeks, on another device, on a friend’s advice. Use the funnel to find the step to fix, not as proof of how people think. And measure the steps after the purchase as well, because that is where customers are lost.`,
      example:
        'Our funnel loses 70 percent between signup and first import, so we rebuilt the import.',
      seeAlso: ['conversion-rate', 'pipeline', 'landing-page'],
    },
    {
      title: 'Impression',
      summary: 'One showing of an ad, a post or a search result.',
      text: `An impression is counted each time something is shown. It does not mean that a person looked at it: an ad below the fold counts, and the same person scrolling past it five times counts five times. *Reach* is the figure for different people.

Impressions are useful as the lower half of a fraction, under clicks or sales. On their own they mostly measure how much was spent. When someone offers you a million of them, ask how many people that is, for how long they saw it and next to what.`,
      example:
        'Two million impressions, 3,000 clicks, four customers: the campaign was seen and ignored.',
      seeAlso: ['click-through-rate', 'brand-awareness', 'cost-per-click'],
    },
    {
      title: 'Landing page',
      summary: 'A page made for one purpose, where people arrive from an ad, an email or a search.',
      text: `A landing page receives people who come with one question and leads them to one step. It repeats the promise that brought them, proves it, answers the two or three doubts they have, and asks for one thing. Menus and side offers only lead away.

You need as many as you have different promises, not one for each ad. The most common mistake is to send everyone to the home page. The second is a beautiful page that loads in six seconds. On phones, half of the people are gone by then.`,
      example: 'The landing page for teachers shows lesson plans in place of sales figures.',
      seeAlso: ['call-to-action', 'conversion-rate', 'a-b-test'],
    },
    {
      title: 'Lead magnet',
      summary: 'Something useful that is given away in exchange for an email address.',
      text: `A lead magnet is a checklist, a template, a small tool or a course by email for which people give you their email address. It works if it solves a small part of the problem that your product solves as a whole, so that the people who want it are those you want.

Keep it short. A one-page template that is used today beats an e-book of ninety pages that is saved and forgotten. Say openly what you will send afterward, and make the first email worth reading. It decides whether the second one is opened.`,
      example: 'The lead magnet is a contract template; the product is the tool that fills it in.',
      seeAlso: ['lead', 'landing-page', 'content-marketing'],
    },
    {
      title: 'Marketing automation',
      summary: 'Software that sends the right message by rules, without anyone pressing a button.',
      text: `Marketing automation follows rules such as “three days after signup, if nothing was imported, send the import guide”. It saves repetition and reacts at the moment when it matters, at night and on Sundays as well.

Start with the two or three messages that you write by hand every week. Draw them on paper first: who gets it, when, what ends it. Then look at all messages that one person can get in a month. Without a common limit, five sensible rules together turn into seventeen emails.`,
      example:
        'Marketing automation greets new users, reminds them once, and then leaves them alone.',
      seeAlso: ['segmentation', 'email-deliverability', 'customer-relationship-management'],
    },
    {
      title: 'Open rate',
      summary: 'The share of delivered emails that were opened.',
      text: `The open rate is counted with a tiny picture in the email: if it is fetched, the email counts as opened. Since mail programs fetch pictures in advance to protect their users, many emails count as opened that nobody has seen. The figure is still good for comparing subject lines sent at the same time, and no longer good for much else.

Clicks, replies and sales are harder to fake. If you clean up your list by activity, use those. By opens alone you would keep the machines and drop the people.`,
      example: 'The open rate says 62 percent, but only one reader in thirty clicked anything.',
      seeAlso: ['email-deliverability', 'click-through-rate', 'a-b-test'],
    },
    {
      title: 'Organic traffic',
      summary: 'Visitors who come from unpaid search results.',
      text: `Organic traffic is made of people who searched for something and chose your page from the results that nobody pays for. It costs work instead of money, grows slowly and stays when the budget is gone, which is the opposite of ads.

Not all of it is worth the same. An article on a broad word may bring thousands who only want a definition; a comparison of two tools brings fifty who are about to choose. Look at which pages start the visits that end with a purchase, and write more of those.`,
      example: 'Organic traffic brings 40 percent of our visitors and 60 percent of our sales.',
      seeAlso: ['search-engine-optimization', 'content-marketing', 'landing-page'],
    },
    {
      title: 'Retargeting',
      summary: 'Showing ads to people who have been on your site before.',
      text: `Retargeting follows up on a visit: someone looked at a product, left, and sees an ad for it on another site. Because these people know you already, the ads are clicked more often than others.

It is also the kind of ad that people dislike most. Cap how often one person sees it, end it after a purchase, and leave sensitive topics out altogether. In many places it needs consent beforehand. And be careful with the figures: some of those who buy after such an ad would have come back anyway.`,
      example: 'Retargeting stops after five views or seven days, whichever comes first.',
      seeAlso: ['segmentation', 'impression', 'customer-acquisition-cost'],
    },
    {
      title: 'Search engine optimization',
      summary: 'Making pages easy to find, to read and to trust for people who search.',
      text: `Search engine optimization, or SEO, has three parts. Pages have to be technically sound: fast, reachable, with clear titles. They have to answer what people search for, better than the other ten results. And other sites have to think them worth a link.

The tricks change every year; the aim does not. Write down the questions your customers ask before they buy, answer each on a page of its own, and keep those pages up to date. Results take months. Anyone who promises first place by Friday is selling something else.`,
      example:
        'After a year of search engine optimization, the comparison pages bring 300 visitors a day.',
      seeAlso: ['organic-traffic', 'content-marketing', 'landing-page'],
    },
    {
      title: 'Segmentation',
      summary: 'Dividing people into groups that are addressed differently.',
      text: `Segmentation splits an audience by something that matters for the message: what they bought, how they use it, where they are in their decision. The same news can then be told in different words, or told only to those it concerns.

A segment earns its place if you would write something else to it. If not, it only makes work. Behavior is usually a better line to draw than age or place: people who exported data last week have more in common than people from the same city.`,
      example:
        'Thanks to segmentation, only those with more than three team members hear about the team plan.',
      seeAlso: ['buyer-persona', 'marketing-automation', 'email-deliverability'],
    },
    {
      title: 'UTM parameter',
      summary: 'A note at the end of a link that tells where its visitors come from.',
      text: `UTM parameters are additions to a URL, such as \`utm_source=newsletter\`. They change nothing on the page, but with them your statistics can tell the newsletter from the podcast. There are five: source, medium, campaign, term and content. The first three are usually enough.

They are worth only as much as your discipline. \`Newsletter\`, \`newsletter\` and \`news-letter\` are three different sources in every report. Agree on lowercase, keep a list of the words in use, and never put them on links within your own site, where they overwrite how the visitor first came.`,
      example:
        'Thanks to UTM parameters we know that one podcast brought more buyers than all ads.',
      seeAlso: ['affiliate-program', 'organic-traffic', 'click-through-rate'],
    },
  ],
};
