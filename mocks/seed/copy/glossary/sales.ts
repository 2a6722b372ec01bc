import type { GlossaryListCopy } from './types';

/** The list Sales. */
export const salesGlossary: GlossaryListCopy = {
  id: 'sales',
  title: 'Sales',
  description:
    'What buyers and sellers of software mean when they talk about price, plans and deals.',
  featured: [
    'churn-rate',
    'free-trial',
    'lifetime-deal',
    'pipeline',
    'qualified-lead',
    'upselling',
  ],
  terms: [
    {
      title: 'Annual recurring revenue',
      summary: 'What all current subscriptions together bring in within a year.',
      text: `Annual recurring revenue, or ARR, adds up what every running subscription pays in twelve months. One-time payments do not belong in it: no lifetime deals, no setup fees, no training days. It answers the question of what next year would look like if nothing changed.

For buyers it is a hint at how a vendor will behave. A company whose money comes from lifetime deals alone has to keep finding new customers to serve the old ones. One with healthy recurring revenue can afford to keep its promises.`,
      example:
        'With 400 customers at $30 a month, the tool has an annual recurring revenue of $144,000.',
      seeAlso: ['churn-rate', 'lifetime-deal', 'customer-lifetime-value'],
    },
    {
      title: 'Bundle',
      summary: 'Several products sold together, for less than they cost one by one.',
      text: `A bundle puts products together that are used together and sells them at one price. The seller sells several things at once, and the buyer saves money, provided that they wanted all of the parts.

Count only the parts you would have bought anyway and compare the bundle with the sum of those. Also look at the licenses: sometimes every part has its own account, its own refund window and its own vendor, and what looks like one purchase turns out to be five different contracts.`,
      example:
        'The starter bundle combines a form builder, a signing tool and a scheduler for $79.',
      seeAlso: ['cross-selling', 'discount', 'refund-window'],
    },
    {
      title: 'Case study',
      summary: 'The story of one customer: the problem, what was done, and what came of it.',
      text: `A case study tells how one customer solved one problem with your product, with figures and in the customer’s own words. It helps people who are almost convinced and have to convince someone else, which is why it should be easy to forward.

Good ones keep the difficulties in. A story without a single obstacle reads like an ad. Ask for three figures before you begin, such as hours, costs or errors, and again half a year later. And let the customer read it first; it carries their name as well.`,
      example:
        'In the case study a shop of six people explains how it got from 40 to 15 hours of support a week.',
      seeAlso: ['social-proof', 'objection', 'content-marketing'],
    },
    {
      title: 'Churn rate',
      summary: 'The share of customers who leave within a period.',
      text: `The churn rate says how many of the customers you had at the beginning of a period are gone at its end. Count those who left and divide by those who were there at the start; people who joined in between are left out.

It is the leak in the bucket. At five percent a month, half of the customers have gone after fourteen months, and all your selling only refills it. Some businesses count money instead of heads: *revenue churn* can be low while many small customers leave, and the other way around.`,
      example: 'Of 200 customers, 10 left in May: a churn rate of 5 percent.',
      seeAlso: ['annual-recurring-revenue', 'customer-lifetime-value', 'net-promoter-score'],
    },
    {
      title: 'Close rate',
      summary: 'The share of offers that end in a sale.',
      text: `The close rate compares the deals that were won with all that were decided in the same time. Thirty won out of a hundred makes thirty percent. It only helps if everyone counts from the same point: from the first conversation, from the demo, or from the written offer.

A high rate is not always good news. A team that wins nearly every deal may be too cheap, or may ask only those who would have bought anyway. Watch it together with the average price and the time from the first call to the signature.`,
      example:
        'Since we put prices on the website, our close rate has risen from 18 to 27 percent, with fewer calls.',
      seeAlso: ['pipeline', 'qualified-lead', 'conversion-rate'],
    },
    {
      title: 'Cross-selling',
      summary: 'Offering a customer something that goes with what they are buying.',
      text: `Cross-selling suggests a second product that fits the first: the template pack for the presentation tool, the course for the spreadsheet. It works because the customer is already deciding and trusts you at that moment.

It fails when the suggestion serves only the seller. A good rule is to offer a single thing, to say in half a sentence why it fits, and to make “no, thank you” as easy as “yes”. Unlike upselling, cross-selling leaves the first choice as it is and puts something next to it.`,
      example:
        'Buyers of the form builder see one cross-sell: the connector for their mailing list.',
      seeAlso: ['upselling', 'bundle', 'call-to-action'],
    },
    {
      title: 'Customer lifetime value',
      summary: 'What a customer brings in over the whole time they stay.',
      text: `Customer lifetime value, or CLV, estimates the profit from one customer from the first payment to the last. The simple form multiplies the profit per month by the number of months that customers usually stay. If five in a hundred leave each month, that is twenty months.

It tells you what you may spend to win someone and which customers deserve more care. Be careful with young companies. Nobody has stayed for five years with a product that is two years old, so such figures are a wish and not a measurement.`,
      example: 'At $20 profit a month and twenty months, the customer lifetime value is $400.',
      seeAlso: ['customer-acquisition-cost', 'churn-rate', 'annual-recurring-revenue'],
    },
    {
      title: 'Customer relationship management',
      summary: 'Keeping track of everyone you sell to: who they are and what was said and agreed.',
      text: `Customer relationship management, or CRM, is both a habit and the software for it. It keeps contacts, conversations, offers and tasks in one place, so that a colleague can pick up where you stopped and nobody is asked the same question three times.

Most CRM projects fail for a simple reason: entering things is work, and the benefit is someone else’s. Choose a tool that fills itself from mail and calendar, start with five fields instead of fifty, and decide what will never be recorded. People have a right to see it.`,
      example: 'The CRM showed that the “new” lead had been a customer of ours until 2019.',
      seeAlso: ['pipeline', 'lead', 'integration'],
    },
    {
      title: 'Discount',
      summary: 'What is taken off a price, as an amount or as a share of it.',
      text: `A discount says how far a price lies below another one, and everything depends on that other one. Ten dollars off a price that nobody ever paid is no discount at all. In many countries the struck-through price has to be one that was really charged shortly before.

On this site the percentage is worked out from the two prices that you see, and rounded. When both a plan discount and a special price apply, the second is taken off what is left after the first, so the two percentages must not be added.`,
      example: '$25 struck through and $13 below it: a discount of 48 percent.',
      seeAlso: ['list-price', 'lifetime-deal', 'bundle'],
    },
    {
      title: 'Discovery call',
      summary: 'A first conversation to find out whether a product and a problem fit.',
      text: `A discovery call is for questions, not for a presentation. The seller learns what the problem costs today, who is involved in the decision, what was tried before and by when something has to happen. The buyer learns whether this vendor has understood any of it.

Half an hour is enough. A good one can end with “we are not the right people for this”, which saves both sides three weeks. If you are the buyer, bring one real example of your work. It shows more than a list of features.`,
      example:
        'In the discovery call it turned out that they needed fewer forms, not a faster form builder.',
      seeAlso: ['qualified-lead', 'objection', 'quote'],
    },
    {
      title: 'Free trial',
      summary: 'Full use of a product for a limited time without paying.',
      text: `A free trial gives you the product, usually for 7, 14 or 30 days. What happens at the end is the important part. Some trials simply stop, others turn into a paid plan unless you cancel, and those ask for a card at the start.

Plan a trial like a small project: choose one real task, one person and one afternoon in the first three days. Most trials are decided in the first hour, and most of them are never opened a second time. If you need longer, ask. Few vendors refuse.`,
      example:
        'The 14-day free trial needs no card and keeps your drafts for a month after it ends.',
      seeAlso: ['freemium', 'refund-window', 'early-adopter'],
    },
    {
      title: 'Freemium',
      summary: 'A plan that is free for good, next to paid plans that can do more.',
      text: `Freemium puts a free plan with no end date next to paid plans with more room, more people or more features. The free users cost money, but they spread the word, and a few in a hundred become customers. Two to five percent is common.

For the buyer the free plan is the most honest demo there is. Look at what the limit counts. A limit on projects is reached slowly and can be seen coming; a limit on history takes away your own past work, just when you start to rely on it.`,
      example: 'The freemium plan covers one website; agencies pay from the second one onward.',
      seeAlso: ['free-trial', 'conversion-rate', 'upselling'],
    },
    {
      title: 'Lead',
      summary: 'Someone who might buy and whom you know how to reach.',
      text: `A lead is a person or a company with a possible interest and a way to reach them: an email address left for a guide, a card from a trade show, a question in the chat. Nothing is promised on either side.

Leads differ more in quality than in number. Ten people who described their problem are worth more than a thousand addresses from a prize draw, and they cost less to answer. Note where each one came from, so that you can tell after half a year which sources brought customers and which only brought lists.`,
      example: 'The checklist brought 140 leads in March, nine of which asked for a price.',
      seeAlso: ['qualified-lead', 'lead-magnet', 'pipeline'],
    },
    {
      title: 'License tier',
      summary: 'One of several sizes in which a product is sold.',
      text: `License tiers sell the same product in steps: License Tier 1 for one person, Tier 2 for a small team, Tier 3 for an agency. Each step raises a limit, such as people, websites or requests a month, and sometimes adds a feature.

Look for the one line that decides for you and ignore the rest. Ask also whether you can move up later by paying the difference, and for how long that offer stands. With lifetime deals the answer is often sixty days. After that the next tier costs its full price again.`,
      example: 'License Tier 2 costs $35 once and allows 5,000 requests a month.',
      seeAlso: ['lifetime-deal', 'upselling', 'single-sign-on'],
    },
    {
      title: 'Lifetime deal',
      summary: 'Software that is paid for once and used for as long as it exists.',
      text: `A lifetime deal replaces a subscription with one payment. The vendor gets money and users early, and you pay about what a few months of the usual plan would cost. *Lifetime* means the life of the product, not yours: no vendor can promise to exist forever.

Judge it as you would judge the vendor. Is the product in use today, without promises? Does it cost the vendor money each time you use it? Is there an export? And would the price be fine if it lasted only two years? Then it is a good deal.`,
      example:
        'At $13 once instead of $9 a month, the lifetime deal had paid for itself in six weeks.',
      seeAlso: ['license-tier', 'refund-window', 'annual-recurring-revenue'],
    },
    {
      title: 'List price',
      summary: 'The regular price before any discount.',
      text: `The list price is what a product costs someone who asks for nothing: no voucher, no negotiation, no special week. It is the price from which a discount is counted, and the one that comes back when the offer ends.

Check it on the vendor’s own website. If the regular price there is lower than the struck-through one here, someone is counting down from an invented figure, and you should report the listing. Remember that a monthly list price and a one-time price cannot be compared without saying for how many months.`,
      example: 'The list price of License Tier 1 is $25; as a limited-time special, it costs $13.',
      seeAlso: ['discount', 'quote', 'license-tier'],
    },
    {
      title: 'Objection',
      summary: 'A reason that a buyer gives for not buying, or not yet.',
      text: `An objection is a question in disguise. “Too expensive” can mean that the benefit is unclear, that someone else decides about the money, or that it really is too expensive. Answering the wrong one makes matters worse, so ask before you answer.

It helps to write down the ten objections that you hear most and to deal with them where people meet them: on the pricing page, in the FAQ, in the founder’s note. And take some of them as they are. Not everyone should buy what you sell.`,
      example:
        'The most common objection was “We already have a tool for that”, so the page now compares both.',
      seeAlso: ['discovery-call', 'close-rate', 'case-study'],
    },
    {
      title: 'Pipeline',
      summary: 'All deals that are underway, sorted by how far they have come.',
      text: `The pipeline shows every open deal at its stage: first contact, conversation, offer, decision. Multiplied by how likely each stage is to end in a sale, it gives a forecast, and it shows where things get stuck.

Its worst enemy is hope. Deals that nobody has touched for two months make the pipeline look healthy and the forecast wrong. Agree on what has to have happened before a deal may move on, and clear out the old ones each month. A shorter pipeline that is true is worth more.`,
      example:
        'There are 42 deals in the pipeline, but 30 of them have been waiting for an answer since January.',
      seeAlso: ['close-rate', 'qualified-lead', 'funnel'],
    },
    {
      title: 'Qualified lead',
      summary: 'A lead for whom you know that buying is possible and makes sense.',
      text: `A lead is qualified once a few simple questions have good answers. Is there a problem that your product solves? Can the person decide, or bring someone who can? Is there money for it? And is there a time by which it should be done?

Marketing and sales often draw the line in different places, so write it down: a *marketing-qualified* lead has shown interest, a *sales-qualified* one has been spoken to. The point of the exercise is to spend your hours on the right ten people rather than on all hundred.`,
      example:
        'A lead counts as qualified when the team has more than five people and a tool to replace.',
      seeAlso: ['lead', 'discovery-call', 'buyer-persona'],
    },
    {
      title: 'Quote',
      summary: 'A written offer: what is delivered, for how much, and how long the offer stands.',
      text: `A quote names the product, the number of licenses, the price with and without tax, the terms of payment and the day on which it expires. Once you accept it in writing, both sides are bound by it, so read it as you would read a contract.

Ask for one when the pricing page does not fit: more licenses than the largest tier, an invoice instead of a card, an extra clause for data protection. Good requests for a quote are short. Say how many people, for what, and from when.`,
      example:
        'The quote for twelve licenses is valid until the end of the month and includes one hour of training.',
      seeAlso: ['list-price', 'license-tier', 'discovery-call'],
    },
    {
      title: 'Refund window',
      summary: 'The time in which a buyer can give a product back and get the money back.',
      text: `The refund window starts with the purchase and ends after a fixed number of days; for software deals that is often thirty or sixty. Inside the window you need no reason. Outside of it you depend on goodwill.

Put its last day in your calendar on the day you buy, and use the first week to try what matters: import, export, and the one task you bought the tool for. Also check what a refund does to your account. With many vendors it closes at once, so export first and ask afterward.`,
      example: 'On day 55 of the 60-day refund window we decided to keep two of the five tools.',
      seeAlso: ['lifetime-deal', 'free-trial', 'data-export'],
    },
    {
      title: 'Upselling',
      summary: 'Offering a customer a larger or better version of what they are buying.',
      text: `Upselling moves a customer to the next size: from License Tier 1 to Tier 2, from the monthly to the yearly plan. It is welcome when the customer is about to reach a limit and unwelcome before that, so the timing matters more than the words.

The best moment is when use shows the need: the fourth person in a plan for three, the requests that run out in the third week. Say what changes, what it costs and how to go back. Customers who feel pushed leave more often than those who were never asked.`,
      example:
        'The tool offers the upgrade when 80 percent of the monthly requests are used, and not before.',
      seeAlso: ['cross-selling', 'license-tier', 'freemium'],
    },
  ],
};
