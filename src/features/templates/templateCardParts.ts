/** The parts of a template's card or row, as classes within their roots. */
export const parts = {
  picture: 'TemplateCard-picture',
  body: 'TemplateCard-body',
  /** What the template is for, and a note at the end. */
  line: 'TemplateCard-line',
  /** Icon of the tool and what the template is for; one line. */
  kind: 'TemplateCard-kind',
  /** Such as how long ago it came out. */
  note: 'TemplateCard-note',
  title: 'TemplateCard-title',
  /** Its author, and at the end of the line the way to the details. */
  author: 'TemplateCard-author',
  /** Rating, sales and the score of the support. */
  figures: 'TemplateCard-figures',
  /** The rating, and the award at the end of its line: on the picture it would cover words. */
  stars: 'TemplateCard-stars',
  /** What is said where there is room, and heard everywhere. */
  word: 'TemplateCard-word',
  /** What it costs, and what there is to do. */
  foot: 'TemplateCard-foot',
  price: 'TemplateCard-price',
  /** To buy it, its live demo and the heart: one line, and one height. */
  links: 'TemplateCard-links',
  /** Where the heart will be. */
  heartBone: 'TemplateCard-heartBone',
  /** The way to the checkout, or to what one has bought; what downloads that; and where either will be. */
  buy: 'TemplateCard-buy',
  owned: 'TemplateCard-owned',
  buyBone: 'TemplateCard-buyBone',
  /** The way into the live demo. */
  demo: 'TemplateCard-demo',
  /** The way to the details, which the whole card is. */
  details: 'TemplateCard-details',
} as const;

/** What one does first with a template, be it bought, owned or not known yet. */
export const firstAction = `:is(.${parts.buy}, .${parts.owned}, .${parts.buyBone})`;
