import { integrations, systemsOf } from './copy/names';
import type { CatalogEntry } from './catalog';
import { listed } from './wording';

const SYSTEM_NAMES = {
  browser: 'any modern browser',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
  chromeos: 'ChromeOS',
};

/** Names of the integrations of a listing, in the order of its copy. Throws for an unknown id. */
export function integrationNames(entry: CatalogEntry): string[] {
  return words(entry.copy.works).map((id) => {
    const found = integrations.find((integration) => integration.id === id);
    if (!found) throw new Error(`Unknown integration "${id}" of ${entry.copy.title}`);
    return found.name;
  });
}

/** The operating systems of a listing as a phrase: `Windows, macOS and Linux`. */
export function systemsPhrase(entry: CatalogEntry): string {
  return listed(systemsOf[entry.copy.reach].map((system) => SYSTEM_NAMES[system]));
}

/** Values for the placeholders of texts about one listing. */
export function factsOf(entry: CatalogEntry): Record<string, string> {
  const { title, vendor, founder } = entry.copy;
  const common = { title, vendor, founder, systems: systemsPhrase(entry) };
  switch (entry.form) {
    case 'sample':
      return common;
    case 'software':
      return { ...common, limit: entry.copy.limits[0] ?? '' };
    case 'course':
      return {
        ...common,
        language: entry.copy.language ?? 'English',
        lessons: String(entry.copy.lessons),
        hours: String(entry.copy.hours),
        weeks: `${Math.max(2, Math.round(entry.copy.hours / 2.2))} weeks`,
      };
  }
}

/** The words of a space-separated list of ids. */
export function words(ids: string | undefined): string[] {
  return ids ? ids.split(' ') : [];
}
