/**
 * What the mock needs for the first view of the home page. The build names these in index.html, so
 * that they arrive beside the UI instead of one after the other; all else loads on first use.
 */
export const FIRST_VIEW = {
  /** Tags of the contract whose handlers and rules are asked at once. */
  tags: ['session', 'marketplace', 'showcase'],
  /** Seeded collections that those handlers open. */
  collections: ['accounts', 'categories', 'listings'],
} as const;
