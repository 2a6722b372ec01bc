import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SITE_NAME } from '../site';
import { colorSchemeScript } from './colorSchemeScript';
import { criticalStyles } from './criticalStyles';

const DESCRIPTION = 'Lifetime deals on software, AI tools and courses.';

/** The name of the chunk that holds the home page. */
export const HOME_CHUNK = 'home';

/**
 * Script that asks for the home page's code beside the entry, where the home page is what was
 * opened: most visits begin there, and its code would else wait until the entry has run.
 */
function homePreload(base: string, fileName: string): string {
  return `if(location.pathname===${JSON.stringify(base)}){let l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=${JSON.stringify(base + fileName)};document.head.append(l)}`;
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
        ...Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.name === HOME_CHUNK)
          .map(({ fileName }) => ({
            tag: 'script',
            children: homePreload(base, fileName),
            injectTo: 'head' as const,
          })),
      ] satisfies HtmlTagDescriptor[],
    }),
  };
}
