import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SITE_NAME } from '../site';
import { colorSchemeScript } from './colorSchemeScript';
import { criticalStyles } from './criticalStyles';

const DESCRIPTION = 'Lifetime deals on software, AI tools and courses.';

/**
 * Build plugin that fills the head of index.html with what must be there before any script of the
 * app has run: the color scheme (so that the page never flashes in the wrong one), the page's color
 * and font, and the tags that navigation updates.
 */
export function htmlHead(): Plugin {
  return {
    name: 'html-head',
    transformIndexHtml: (html) => ({
      html: html.replace('<title></title>', `<title>${SITE_NAME}</title>`),
      tags: [
        { tag: 'script', children: colorSchemeScript, injectTo: 'head-prepend' },
        { tag: 'style', children: criticalStyles, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'description', content: DESCRIPTION }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'canonical', href: '/' }, injectTo: 'head' },
      ] satisfies HtmlTagDescriptor[],
    }),
  };
}
