import type { AppRoutes } from '../../routing/AppRoute';
import { SITE_NAME } from '../../site';

/** The home page. */
export const homeRoutes = {
  home: {
    path: '/',
    title: 'Home',
    description:
      'Lifetime deals on software, AI tools and courses, with reviews by the people who bought them.',
    access: 'public',
    navigation: { footer: `${SITE_NAME} home` },
    load: () => import('./HomePage').then(({ HomePage }) => HomePage),
  },
} satisfies AppRoutes;
