import type { GlossaryListRecord, TermRecord } from '../store/records/glossaryRecords';
import { brandGlossary } from './copy/glossary/brand';
import { goodsOfTerms } from './copy/glossary/goods';
import { itGlossary } from './copy/glossary/it';
import { campaignGlossary } from './copy/glossary/marketing';
import { salesGlossary } from './copy/glossary/sales';
import { parseDocument, slugOf } from './documents';

/** The four lists in their order (specification, section 2). */
const lists = [itGlossary, salesGlossary, campaignGlossary, brandGlossary];

/** The lists of the glossary, in the order to show them. */
export function buildGlossaryLists(): GlossaryListRecord[] {
  return lists.map(({ id, title, subject = null, description, featured }) => ({
    id,
    title,
    subject,
    description,
    featured: [...featured],
  }));
}

/** The terms of all lists. */
export function buildTerms(): TermRecord[] {
  return lists.flatMap(({ id: listId, terms }) =>
    terms.map(({ title, summary, text, example, seeAlso }) => ({
      id: slugOf(title),
      title,
      summary,
      listId,
      blocks: parseDocument(text),
      example,
      listingId: goodsOfTerms[title]!,
      seeAlso: [...seeAlso],
    })),
  );
}
