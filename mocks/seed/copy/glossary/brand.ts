import type { GlossaryListCopy } from './types';

/** The second list Marketing: brand, market and what customers say. */
export const brandGlossary: GlossaryListCopy = {
  id: 'marketing-brand',
  title: 'Marketing',
  subject: 'Brand',
  description: 'Brand, market and audience: who you are for, and what people say about you.',
  featured: [
    'brand-awareness',
    'buyer-persona',
    'content-marketing',
    'positioning',
    'product-market-fit',
    'word-of-mouth',
  ],
  terms: [
    {
      title: 'Brand awareness',
      summary: 'How many people in a market know a brand, and what for.',
      text: `Brand awareness has two levels. *Recognition* means that people know the name when they see it. *Recall* means that the name comes to them on its own when they have the problem. The second is worth far more, because it decides who gets asked first.

It grows by repetition, over years rather than weeks, and it is hard to measure. Surveys are the direct way. The number of people who search for your name is a good and free substitute. It belongs next to the question of what they know you for.`,
      example:
        'Two years of the podcast raised brand awareness: searches for our name have tripled.',
      seeAlso: ['positioning', 'impression', 'share-of-voice'],
    },
    {
      title: 'Brand voice',
      summary: 'The way a brand sounds in writing, wherever it writes.',
      text: `A brand voice is what makes an invoice reminder and a welcome page sound as if the same person had written them. It is made of word choice, sentence length, how much is explained and how jokes are handled. The *tone* may change with the situation; the voice stays.

A guide for it needs one page: three words for what you are, three for what you are not, and ten sentences before and after. That page is also what you give to a writing assistant. Without one, every tool writes in the same voice.`,
      example:
        'Our brand voice is plain and warm: “This didn’t work” and never “An error has occurred”.',
      seeAlso: ['positioning', 'content-marketing', 'large-language-model'],
    },
    {
      title: 'Buyer persona',
      summary: 'A short portrait of a typical buyer, based on real conversations.',
      text: `A buyer persona puts a face on a group of customers: what they do all day, what stands in their way, whom they have to convince, which words they use. It helps a team decide for someone instead of for everyone.

It is useful only if it comes from interviews. Eight conversations with people who bought, and three with people who did not, are better than any amount of imagination. Leave out what changes no decision. Age, hobbies and a photo look nice but rarely change one. Two or three personas are plenty.`,
      example:
        'Our main buyer persona runs a studio of four and does the accounts on Sunday evening.',
      seeAlso: ['segmentation', 'qualified-lead', 'positioning'],
    },
    {
      title: 'Content marketing',
      summary: 'Winning customers by publishing what helps them, before they buy anything.',
      text: `Content marketing gives away knowledge: articles, videos, templates, courses. Readers solve part of their problem and remember who helped. When they need more than that, you are the first they think of.

It is slow and it lasts. A good guide brings people in for years, while an ad stops on the day you stop paying. The usual mistake is volume. Ten pieces that answer a question better than anyone else does are worth more than two hundred that any of your competitors could have written.`,
      example:
        'Half of our trials begin with one article on late invoices: content marketing at its best.',
      seeAlso: ['organic-traffic', 'content-calendar', 'lead-magnet'],
    },
    {
      title: 'Early adopter',
      summary: 'Someone who tries new products before most others do.',
      text: `Early adopters have a problem that hurts enough to accept an unfinished solution. They forgive rough edges, report what is broken, and tell others. For a young product they are the best first customers and, at the same time, a poor picture of the later ones.

Most people wait until someone like them has had success. What convinced the first hundred, such as novelty or a low price for life, leaves the next thousand cold. They ask for references, for support, and for a product that works without reading the release notes.`,
      example:
        'Our early adopters asked for an API; the customers after them asked for a phone number.',
      seeAlso: ['product-market-fit', 'lifetime-deal', 'word-of-mouth'],
    },
    {
      title: 'Go-to-market strategy',
      summary: 'The plan by which a product gets from its makers to its first customers.',
      text: `A go-to-market strategy answers five questions on one page: who is it for, what do they use today, why should they change, where do they hear about it, and what does it cost? It is made for one launch, whether that is a new product, a new country or a new kind of customer.

Small teams do well to choose one group and one channel and to stay with them for a quarter. Two half-hearted channels never show whether the idea or the effort was too weak. Decide beforehand which figure would make you change course.`,
      example:
        'The go-to-market strategy was simple: translators, one forum, one price, three months.',
      seeAlso: ['positioning', 'product-market-fit', 'early-adopter'],
    },
    {
      title: 'Market share',
      summary: 'The part of all sales in a market that goes to one company.',
      text: `Market share divides a company’s sales by the sales of the whole market, in money or in units. Everything depends on how the market is drawn. The same tool can have 40 percent of “appointment booking for vets” and nothing worth mentioning of “scheduling”.

For young products the figure is rarely useful, but the exercise behind it is: it makes you say who else your customers could choose, including a spreadsheet and doing nothing. Those last two usually have the largest share of all.`,
      example:
        'With 900 of 6,000 practices the tool has a market share of 15 percent in its country.',
      seeAlso: ['share-of-voice', 'positioning', 'go-to-market-strategy'],
    },
    {
      title: 'Net promoter score',
      summary: 'A figure for how many customers would recommend you, less those who would not.',
      text: `For the net promoter score, or NPS, customers say on a scale from 0 to 10 how likely they are to recommend a product. Those who answer 9 or 10 are promoters, those up to 6 are detractors. The share of the first minus the share of the second is the score, between −100 and 100.

One number is easy to follow over time and easy to misuse. It says that something has changed but never what. The second question, “Why?”, is the one worth asking, and its answers are the ones worth reading.`,
      example: '50 percent promoters and 20 percent detractors make a net promoter score of 30.',
      seeAlso: ['word-of-mouth', 'churn-rate', 'social-proof'],
    },
    {
      title: 'Positioning',
      summary: 'What a product is for, for whom, and compared with what.',
      text: `Positioning decides which box people put your product in. The same program can be “a cheaper newsletter tool” or “the newsletter tool for choirs”. The features do not change, but the competitors, the price and the words do.

To find it, ask your happiest customers what they would use if you did not exist. Their answer is your real competition. What you do better than that, for people like them, is the position. It should be narrow enough to hurt a little: a sentence that excludes nobody attracts nobody.`,
      example:
        'New positioning: not “AI writing” but “replies to reviews for hotels”. Sales doubled.',
      seeAlso: ['unique-selling-proposition', 'buyer-persona', 'market-share'],
    },
    {
      title: 'Product-market fit',
      summary: 'The point at which a product solves a problem that enough people will pay for.',
      text: `Product-market fit is reached when customers come, stay and bring others without being pushed. Before it, growth has to be dragged uphill; afterward the work is to keep up. You notice it in support, which is suddenly about bigger wishes rather than basic doubts.

A simple survey helps: ask users how they would feel if they could no longer use the product. If 40 percent answer “very disappointed”, you are close. Spend little on advertising before that. Ads for a product that people leave only find them faster.`,
      example: 'At 46 percent “very disappointed” the team called it product-market fit and hired.',
      seeAlso: ['early-adopter', 'churn-rate', 'go-to-market-strategy'],
    },
    {
      title: 'Share of voice',
      summary: 'How much of the talk in a market is about you.',
      text: `Share of voice compares how often a brand is seen or mentioned with how often all brands in its market are: in the press, in searches, on social media or in ads. It used to mean advertising budgets only; today mentions and searches are easier to count.

Brands whose share of voice is larger than their market share tend to grow; those whose share is smaller tend to shrink. For small companies the niche matters: be heard clearly in three forums where your customers are, rather than faintly everywhere. And read what is said. Loud is not the same as liked.`,
      example: 'We have 4 percent of the market and a 12 percent share of voice among translators.',
      seeAlso: ['brand-awareness', 'market-share', 'word-of-mouth'],
    },
    {
      title: 'Social proof',
      summary: 'Signs that others have chosen something, which make choosing it easier.',
      text: `People who are unsure look at what people like them have done. Reviews, customer counts, logos and names are all social proof, and the more similar the others are, the better it works. A dentist is convinced by a dentist.

It has to be true, and it may well be mixed. A rating of 4.4 with thirteen detailed reviews is believed; a perfect 5.0 is not. Show the figure with the number of ratings, the date and a few critical voices. Invented reviews are against the law in many countries.`,
      example: 'The best social proof on the page is a three-star review, answered by the founder.',
      seeAlso: ['case-study', 'word-of-mouth', 'user-generated-content'],
    },
    {
      title: 'Unique selling proposition',
      summary: 'The one thing that you offer and the others do not.',
      text: `The unique selling proposition, or USP, is the short answer to “Why you?” It has to be true, it has to matter to the buyer, and competitors must not be able to say the same tomorrow. “Great service” fails all three tests.

It need not be a feature. A guarantee, a speed, a group of people or a way of charging can be unique too. Try it out by putting a competitor’s name into your sentence. If it still sounds right, keep looking. If your customers quote it back to you, stop.`,
      example: 'The tool’s unique selling proposition is that it works without an account.',
      seeAlso: ['positioning', 'brand-voice', 'landing-page'],
    },
    {
      title: 'User-generated content',
      summary: 'Pictures, text and videos about a product, made by the people who use it.',
      text: `User-generated content is whatever your customers make and show: a review with a photo, a tutorial, a template they share, an answer in a forum. It is trusted more than anything you say yourself, and it shows uses that you have never thought of.

You can invite it but not order it. Make sharing easy, answer what comes, and feature the good pieces with the author’s permission and name. Have rules for the rest, too. Where people may write, someone has to moderate, and members need a way to report what does not belong.`,
      example:
        'The gallery of user-generated content has 300 templates, 40 of which we could not have made.',
      seeAlso: ['social-proof', 'word-of-mouth', 'content-marketing'],
    },
    {
      title: 'Word of mouth',
      summary: 'Recommendations from one person to another, unpaid.',
      text: `Word of mouth is the oldest channel and still the strongest: someone asks, and a friend names you. It cannot be bought, but it can be earned. People talk about what surprised them, what made them look good, and what they can explain in one sentence.

It starts with the product and goes on with small things. Answer complaints faster than expected, give users something to show, and ask new customers how they heard of you. The most common answer will be one that none of your reports shows.`,
      example:
        'Sixty percent of new customers come by word of mouth, most of them through a colleague.',
      seeAlso: ['net-promoter-score', 'social-proof', 'affiliate-program'],
    },
  ],
};
