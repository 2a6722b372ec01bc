import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { SITE_NAME } from '../site';
import { colorSchemeScript } from './colorSchemeScript';
import { criticalStyles } from './criticalStyles';

const DESCRIPTION = 'Lifetime deals on software, AI tools and courses.';

const HOME = 'src/features/home/HomePage.tsx';

/** The files of the home page's code that the entry does not bring along. */
function homeFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const importsOf = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    chunks
      .find((chunk) => chunk.fileName === fileName)
      ?.imports.forEach((inner) => importsOf(inner, found));
    return found;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const home = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(HOME));
  if (!entry || !home) return [];
  const known = importsOf(entry.fileName);
  return [...importsOf(home.fileName)].filter((fileName) => !known.has(fileName));
}

/**
 * Script that asks for the home page's code beside the entry, where the home page is what was
 * opened: most visits begin there, and its code would else wait until the entry has run.
 */
function homePreload(base: string, files: string[]): string {
  return `if(location.pathname===${JSON.stringify(base)})${JSON.stringify(files)}.forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=${JSON.stringify(base)}+f;document.head.append(l)})`;
}

/**
 * Build plugin that fills the head of index.html with what must be there before any script of the
 * app has run: the color scheme (so that the page never flashes in the wrong one), the page's color
 * and font, and the tags that navigation updates.
 */
export function htmlHead(): Plugin {
  let base = '/';
  return {
    name: 'html-head',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: (html, { bundle }) => ({
      html: html.replace('<title></title>', `<title>${SITE_NAME}</title>`),
      tags: [
        { tag: 'script', children: colorSchemeScript, injectTo: 'head-prepend' },
        { tag: 'style', children: criticalStyles, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'description', content: DESCRIPTION }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'canonical', href: '/' }, injectTo: 'head' },
        ...(bundle
          ? [
              {
                tag: 'script',
                children: homePreload(base, homeFiles(bundle)),
                injectTo: 'head' as const,
              },
            ]
          : []),
      ] satisfies HtmlTagDescriptor[],
    }),
  };
}
