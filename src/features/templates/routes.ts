import type { AppRoutes } from '../../routing/AppRoute';

/** The templates: their list and one of them. */
export const templatesRoutes = {
  templates: {
    path: '/templates',
    title: 'Templates',
    description:
      'Templates for landing pages, dashboards, stores, blogs and more, each with a live demo.',
    access: 'public',
    canonicalParams: ['section', 'page'],
    navigation: { visitor: 'Templates', footer: 'Templates' },
    load: () => import('./TemplatesPage').then(({ TemplatesPage }) => TemplatesPage),
  },
  template: {
    path: '/tempalte',
    redirectsFrom: ['/template'],
    title: 'Template details',
    description: 'What a template includes, its versions and support, and a live demo.',
    access: 'public',
    canonicalParams: ['id'],
    navigation: null,
    load: () => import('./TemplatePage').then(({ TemplatePage }) => TemplatePage),
  },
} satisfies AppRoutes;
