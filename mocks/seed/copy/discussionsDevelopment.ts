import type { ThreadCopy } from './discussionTypes';

export const development: readonly ThreadCopy[] = [];
