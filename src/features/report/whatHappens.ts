/** What comes of a report, in order. */
export const WHAT_HAPPENS = [
  'You get a case number at once. Keep it, in case you want to ask about the report later.',
  'Someone on our team compares the listing with your reason and your details.',
  'Whatever breaks our rules is corrected by the vendor or taken down.',
] as const;
