import type { AppRoutes } from '../../routing/AppRoute';

/** The glossary. */
export const glossaryRoutes = {
  glossary: {
    path: '/glossary',
    title: 'Glossary',
    description:
      'The words of IT, sales and marketing that buyers of software meet, explained with examples.',
    access: 'public',
    canonicalParams: ['list', 'term'],
    navigation: { footer: 'Glossary' },
    load: () => import('./GlossaryPage').then(({ GlossaryPage }) => GlossaryPage),
  },
} satisfies AppRoutes;
