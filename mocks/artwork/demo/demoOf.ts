import { templateCopies } from '../../seed/copy/templates/copies';
import type { TemplateCopy } from '../../seed/copy/templates/types';
import { slugOf } from '../../seed/wording';

/** What is written about a template, and what it is for. */
export interface DemoSource extends TemplateCopy {
  readonly type: string;
}

let bySlug: Map<string, DemoSource> | undefined;

/** The copy of a template by its id. Throws an Error for one that the marketplace does not have. */
export function demoOf(slug: string): DemoSource {
  bySlug ??= new Map(
    Object.entries(templateCopies).flatMap(([type, copies]) =>
      copies.map((copy) => [slugOf(copy.title), { ...copy, type }] as const),
    ),
  );
  const found = bySlug.get(slug);
  if (!found) throw new Error(`There is no template "${slug}" to draw.`);
  return found;
}
