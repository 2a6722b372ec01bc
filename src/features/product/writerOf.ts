/** How the heading of a founder's note names who wrote it. */
const NAMED = /^A note from (.+)$/;

/** Who wrote a founder's note, as its heading says: the picture beside that is theirs, not their company's. */
export const writerOf = (heading: string, vendorName: string): string =>
  NAMED.exec(heading)?.[1] ?? vendorName;
