import { pathTo } from '../../routing/paths';
import { parseKeyOf, parseSlug, UrlReader, type IgnoredParameter } from '../../list/UrlReader';

/** The widths of the live demo by their names in the URL, in px. */
export const DEVICES = {
  desktop: { label: 'Desktop', width: 1280, height: 1200 },
  tablet: { label: 'Tablet', width: 768, height: 1024 },
  phone: { label: 'Phone', width: 390, height: 844 },
} as const;

export type Device = keyof typeof DEVICES;

/**
 * The widths that the live demo of a template has: an app has no page for a desktop.
 *
 * @param type what the template is for
 */
export const devicesOf = (type: string): readonly Device[] =>
  type === 'mobile' ? ['tablet', 'phone'] : ['desktop', 'tablet', 'phone'];

/** How wide the live demo is opened: as a device, or as the one that fits the window. */
export type DemoWidth = Device | 'fit';

const WIDTHS = { ...DEVICES, fit: null };

/** Everything that the URL of a template's page says. */
export interface TemplateUrl {
  /** The id, `undefined` without one, null where it can't be the id of any template. */
  id: string | null | undefined;
  /** The width of the open live demo, or null while it is closed. */
  demo: DemoWidth | null;
  ignored: readonly IgnoredParameter[];
}

/** Reads a URL. Never throws. */
export function readTemplateUrl(search: string): TemplateUrl {
  const value = new URLSearchParams(search).get('id')?.trim();
  const reader = new UrlReader(search);
  const demo = reader.one('demo', parseKeyOf(WIDTHS)) ?? null;
  return { id: value ? (parseSlug(value) ?? null) : undefined, demo, ignored: reader.ignored };
}

/** The URL of a template's page, with its live demo open or not. */
export function templateUrl(id: string | undefined, demo: DemoWidth | null = null): string {
  return pathTo('template', { id, demo: demo ?? undefined });
}
