import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build keeps the licenses of what is in it. */
export const LICENSES_FILE = 'licenses.txt';

/** A package of which the build holds no module but other things, such as fonts. */
export interface CreditedPackage {
  name: string;
  /** What of it is in the build, and who made that. */
  credit: string;
}

function licenseOf(root: string, { name, credit }: CreditedPackage): string {
  const read = (file: string) => readFileSync(join(root, 'node_modules', name, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return `\n## ${name} - ${version}\n\n${credit}\n\n${read('LICENSE').trim()}\n`;
}

/**
 * Build plugin that adds packages to the list of licenses that Vite makes of the bundled modules
 * (`build.license` in vite.config.ts): it can't see what is in no module.
 */
export function thirdPartyLicenses(packages: readonly CreditedPackage[]): Plugin {
  let root = '';
  return {
    name: 'third-party-licenses',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LICENSES_FILE];
        if (list?.type !== 'asset') return;
        list.source = String(list.source) + packages.map((one) => licenseOf(root, one)).join('');
      },
    },
  };
}
