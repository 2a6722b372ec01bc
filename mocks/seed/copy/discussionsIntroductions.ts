import type { ThreadCopy } from './discussionTypes';

export const introductions: readonly ThreadCopy[] = [];
