/**
 * Every address of the site by name. The specification fixes the spellings (section 2); pages link
 * by name, so no other file holds an address.
 */
export const paths = {
  home: '/',
  software: '/aitools',
  trainings: '/aitrainings',
  courses: '/courses',
  templates: '/templates',
  template: '/tempalte',
  deals: '/deals',
  product: '/productdetails',
  report: '/productsclaims',
  blog: '/blog',
  article: '/blogdetails',
  glossary: '/glossary',
  contact: '/contact',
  support: '/support',
  checkout: '/checkout',
  about: '/about',
  membership: '/membership',
  privacy: '/privacy',
  terms: '/terms&conditions',
  register: '/register',
  account: '/dashboard',
  discussions: '/discussions',
  discussion: '/commentdetails',
} as const;

export type RouteName = keyof typeof paths;

/** Query parameters of a link; a list repeats its parameter, undefined and '' leave it out. */
export type LinkQuery = Record<string, string | number | readonly (string | number)[] | undefined>;

/**
 * Builds the address of a page: `pathTo('product', { id: 'replywright', tab: 'reviews' })`.
 *
 * @returns path with query, below the site's base
 */
export function pathTo(name: RouteName, query: LinkQuery = {}, hash = ''): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return paths[name] + (text && `?${text}`) + (hash && `#${hash}`);
}
