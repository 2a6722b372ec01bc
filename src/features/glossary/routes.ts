import type { AppRoutes } from '../../routing/AppRoute';

/** The glossary. */
export const glossaryRoutes = {
  glossary: {
    path: '/glossary',
    title: 'Glossary',
    description:
      'IT, sales and marketing terms that software buyers come across, explained with examples.',
    access: 'public',
    canonicalParams: ['list', 'term'],
    navigation: { footer: 'Glossary' },
    load: () => import('./GlossaryPage').then(({ GlossaryPage }) => GlossaryPage),
  },
} satisfies AppRoutes;
