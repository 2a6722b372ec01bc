/**
 * `sx` of the cover of one's own course, without its lower edge: some covers draw there how far someone
 * is, and how far this member is stands beside it.
 */
export const coverAlone = { aspectRatio: '16 / 8.8' } as const;
