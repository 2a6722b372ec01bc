import { paths } from '../routing/paths';
import type { AppRoute } from '../routing/AppRoute';

/**
 * Every page of the site. A new page joins with one entry here and its path in `routing/paths.ts`;
 * its code is fetched on demand.
 */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'Home',
    description:
      'Lifetime deals on software, AI tools and courses, with reviews by the people who bought them.',
    access: 'public',
    load: () =>
      import('../features/home/HomePage').then(({ HomePage }) => ({ Component: HomePage })),
  },
  {
    path: paths.software,
    title: 'Software',
    description:
      'Search and filter discounted software and AI tools by category, rating, platform and price.',
    access: 'public',
    canonicalParams: ['page'],
    load: () =>
      import('../features/catalog/pages').then(({ SoftwarePage }) => ({ Component: SoftwarePage })),
  },
  {
    path: paths.trainings,
    title: 'AI Trainings',
    description: 'Trainings that make you quick with AI tools and modern software, at a discount.',
    access: 'public',
    canonicalParams: ['page'],
    load: () =>
      import('../features/catalog/pages').then(({ TrainingsPage }) => ({
        Component: TrainingsPage,
      })),
  },
  {
    path: paths.courses,
    title: 'Courses',
    description: 'Discounted courses with certificates, taught in six languages.',
    access: 'public',
    canonicalParams: ['page'],
    load: () =>
      import('../features/catalog/pages').then(({ CoursesPage }) => ({ Component: CoursesPage })),
  },
  {
    path: paths.product,
    title: 'Product details',
    description:
      'Plans, features, questions and reviews of a deal, and how it compares with others.',
    access: 'public',
    canonicalParams: ['id'],
    load: () =>
      import('../features/product/ProductPage').then(({ ProductPage }) => ({
        Component: ProductPage,
      })),
  },
  {
    path: paths.report,
    title: 'Report a listing',
    description: 'Tell us what is wrong with a listing.',
    access: 'public',
    canonicalParams: ['id'],
    load: () =>
      import('../features/report/ReportPage').then(({ ReportPage }) => ({ Component: ReportPage })),
  },
  {
    path: paths.blog,
    title: 'Blog',
    description:
      'Plain advice for people who buy software and courses, and for people who make and sell them.',
    access: 'public',
    canonicalParams: ['category', 'tag', 'page'],
    load: () =>
      import('../features/blog/BlogPage').then(({ BlogPage }) => ({ Component: BlogPage })),
  },
  {
    path: paths.article,
    title: 'Blog post',
    description: 'A post of the blog, for people who buy and people who make software and courses.',
    access: 'public',
    canonicalParams: ['id'],
    load: () =>
      import('../features/blog/ArticlePage').then(({ ArticlePage }) => ({
        Component: ArticlePage,
      })),
  },
  {
    path: paths.glossary,
    title: 'Glossary',
    description:
      'The words of IT, sales and marketing that buyers of software meet, explained with examples.',
    access: 'public',
    canonicalParams: ['list', 'term'],
    load: () =>
      import('../features/glossary/GlossaryPage').then(({ GlossaryPage }) => ({
        Component: GlossaryPage,
      })),
  },
  {
    path: paths.checkout,
    title: 'Your order',
    description: 'The plan you chose and what it costs.',
    access: 'account',
    load: () =>
      import('../features/checkout/CheckoutPage').then(({ CheckoutPage }) => ({
        Component: CheckoutPage,
      })),
  },
  {
    path: paths.register,
    title: 'Register',
    description: 'Join to buy deals, keep a wishlist and ask vendors questions.',
    access: 'public',
    load: () =>
      import('../features/account/RegisterPage').then(({ RegisterPage }) => ({
        Component: RegisterPage,
      })),
  },
  {
    path: paths.account,
    alsoAt: ['/dashbord'],
    title: 'My Account',
    description: 'Your orders, profile, wishlist and offers.',
    access: 'account',
    load: () =>
      import('../features/account/AccountPage').then(({ AccountPage }) => ({
        Component: AccountPage,
      })),
  },
  {
    path: paths.discussions,
    title: 'Discussions',
    description:
      'Buyers, makers and authors of software, AI tools, courses and templates ask and answer.',
    access: 'public',
    canonicalParams: ['topic', 'author', 'page'],
    load: () =>
      import('../features/discussions/DiscussionsPage').then(({ DiscussionsPage }) => ({
        Component: DiscussionsPage,
      })),
  },
  {
    path: paths.discussion,
    title: 'Discussion',
    description: 'One discussion of the community with all its answers.',
    access: 'public',
    canonicalParams: ['id'],
    load: () =>
      import('../features/discussions/DiscussionPage').then(({ DiscussionPage }) => ({
        Component: DiscussionPage,
      })),
  },
];
