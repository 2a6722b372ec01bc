import type { ThreadCopy } from './discussionTypes';

export const artificialIntelligence: readonly ThreadCopy[] = [];
