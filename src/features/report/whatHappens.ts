/** What comes of a report, in order. */
export const WHAT_HAPPENS = [
  'You get a case number at once. Keep it, in case you want to ask about the report later.',
  'Someone of our team compares the listing with your reason and your details.',
  'What breaks our rules is put right by its vendor, or no longer shown.',
] as const;
