import { templateCopies } from '../../seed/copy/templates/copies';
import { appScreens } from '../../seed/copy/templates/inside/apps';
import { dashboardScreens } from '../../seed/copy/templates/inside/dashboards';
import { docsScreens } from '../../seed/copy/templates/inside/docs';
import type { ScreenCopy } from '../../seed/copy/templates/inside/parts';
import type { TemplateCopy } from '../../seed/copy/templates/types';
import { slugOf } from '../../seed/wording';

/** What is written about a template, and what it is for. */
export interface DemoSource extends TemplateCopy {
  readonly type: string;
  /** What its menu leads to, where that is shown. */
  readonly screens: readonly ScreenCopy[];
}

const SCREENS = { ...appScreens, ...dashboardScreens, ...docsScreens };

let bySlug: Map<string, DemoSource> | undefined;

/** The copy of a template by its id. Throws an Error for one that the marketplace does not have. */
export function demoOf(slug: string): DemoSource {
  bySlug ??= new Map(
    Object.entries(templateCopies).flatMap(([type, copies]) =>
      copies.map((copy) => {
        const screens = SCREENS[copy.title] ?? [];
        return [slugOf(copy.title), { ...copy, type, screens }] as const;
      }),
    ),
  );
  const found = bySlug.get(slug);
  if (!found) throw new Error(`There is no template "${slug}" to draw.`);
  return found;
}
