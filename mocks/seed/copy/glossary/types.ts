/** A term as its author writes it; its id is made of its title. */
export interface TermCopy {
  title: string;
  /** What it means in a sentence. */
  summary: string;
  /** The definition in Markdown: 60 to 150 words. */
  text: string;
  /** How the term is used. */
  example: string;
  /** Ids of terms near it, of any list. */
  seeAlso: string[];
}

/** A list of terms; two of them are called Marketing and told apart by what they are about. */
export interface GlossaryListCopy {
  id: string;
  title: string;
  /** What tells it from the other list of its name. */
  subject?: string;
  description: string;
  /** Ids of the six terms that the glossary page shows. */
  featured: [string, string, string, string, string, string];
  terms: TermCopy[];
}
