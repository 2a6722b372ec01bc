import type { ThreadCopy } from './discussionTypes';

export const design: readonly ThreadCopy[] = [];
