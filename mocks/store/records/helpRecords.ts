import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** A question that is asked often. The collection has them in the order of their group. */
export interface HelpQuestionRecord {
  id: string;
  groupId: string;
  question: string;
  answer: Schemas['DocumentBlock'][];
  /** Its place among the questions that most people ask, from 1; null for all others. */
  popularity: number | null;
}

export interface ContactMessageRecord {
  id: string;
  caseNumber: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
}
