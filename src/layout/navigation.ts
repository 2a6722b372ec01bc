import type { RouteName } from '../routing/paths';
import { SITE_NAME } from '../site';

/** Where the shell lists pages (specification section 2, shared chrome). */
export type NavigationPlace = 'visitor' | 'member' | 'menu' | 'footer' | 'official';

/** A page, with what it is called in each place that lists it. */
type NavigationEntry = { route: RouteName } & Partial<Record<NavigationPlace, string>>;

/**
 * Every page that header, menus and footer lead to, in the order in which they list it. Only pages
 * that exist stand here; a new page joins with one line.
 */
const entries: readonly NavigationEntry[] = [
  { route: 'home', footer: `${SITE_NAME} home` },
  { route: 'software', visitor: 'Software', member: 'AI tools', footer: 'Software and AI tools' },
  { route: 'courses', visitor: 'Courses', footer: 'Courses' },
  { route: 'templates', visitor: 'Templates', footer: 'Templates' },
  { route: 'deals', visitor: 'Deals', footer: 'Deals' },
  { route: 'trainings', member: 'AI Trainings', footer: 'AI Trainings' },
  { route: 'about', member: 'About', official: 'About' },
  { route: 'blog', member: 'Blog', footer: 'Blog' },
  { route: 'discussions', footer: 'Discussions' },
  { route: 'glossary', footer: 'Glossary' },
  { route: 'membership', footer: 'Membership' },
  { route: 'support', footer: 'Support' },
  { route: 'contact', footer: 'Contact' },
  { route: 'account', menu: 'Account Overview' },
  { route: 'privacy', official: 'Privacy' },
  { route: 'terms', official: 'Terms & Conditions' },
];

export interface NavigationLink {
  route: RouteName;
  label: string;
}

/** The pages that a place lists. */
export function navigationOf(place: NavigationPlace): NavigationLink[] {
  return entries.flatMap((entry) => {
    const label = entry[place];
    return label === undefined ? [] : [{ route: entry.route, label }];
  });
}
