import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** A list of the glossary. */
export interface GlossaryListRecord {
  id: string;
  title: string;
  /** What tells it from another list of its name. */
  subject: string | null;
  description: string;
  /** Ids of the six terms that the glossary page shows. */
  featured: string[];
}

/** A term; its id is unlike that of any term of the other lists, too. */
export interface TermRecord {
  id: string;
  title: string;
  summary: string;
  listId: string;
  blocks: Schemas['DocumentBlock'][];
  example: string;
  /** The listing in which one meets it. */
  listingId: string;
  /** Ids of terms near it, of any list. */
  seeAlso: string[];
}

export interface QuoteRequestRecord {
  id: string;
  caseNumber: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  message: string;
  createdAt: string;
}
