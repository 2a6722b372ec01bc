import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LegalDocumentRecord } from '../store/records/legalRecords';
import { parseDocument } from './documents';

const IDS: readonly LegalDocumentRecord['id'][] = ['privacy', 'terms'];

/**
 * Reads the legal documents of `copy/legal`, one Markdown file each.
 *
 * @throws Error for a file without front matter or with Markdown that `parseDocument` does not take
 */
export function buildLegalDocuments(): LegalDocumentRecord[] {
  return IDS.map((id) => {
    const source = readFileSync(new URL(`./copy/legal/${id}.md`, import.meta.url), 'utf8');
    const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    if (!head || !body) throw new Error(`The document ${id} does not begin with its front matter.`);
    const facts = parse(head) as Pick<LegalDocumentRecord, 'title' | 'summary' | 'lastModifiedOn'>;
    return { id, ...facts, blocks: parseDocument(body) };
  });
}
