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
    path: paths.deals,
    title: 'Deals',
    description: 'Software that costs less right now, by category, with the time that is left.',
    access: 'public',
    canonicalParams: ['category', 'page'],
    load: () =>
      import('../features/deals/DealsPage').then(({ DealsPage }) => ({ Component: DealsPage })),
  },
  {
    path: paths.templates,
    title: 'Templates',
    description:
      'Templates for landing pages, dashboards, stores, blogs and more, each with a live demo.',
    access: 'public',
    canonicalParams: ['section', 'page'],
    load: () =>
      import('../features/templates/TemplatesPage').then(({ TemplatesPage }) => ({
        Component: TemplatesPage,
      })),
  },
  {
    path: paths.template,
    redirectsFrom: ['/template'],
    title: 'Template details',
    description: 'What a template includes, its versions and support, and a live demo of it.',
    access: 'public',
    canonicalParams: ['id'],
    load: () =>
      import('../features/templates/TemplatePage').then(({ TemplatePage }) => ({
        Component: TemplatePage,
      })),
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
    path: paths.contact,
    title: 'Contact',
    description: 'Write to the support, or find the answer among the questions that come up often.',
    access: 'public',
    load: () =>
      import('../features/help/ContactPage').then(({ ContactPage }) => ({
        Component: ContactPage,
      })),
  },
  {
    path: paths.support,
    title: 'Support',
    description:
      'Answers about buying, refunds, licenses, accounts, selling and privacy, from one search.',
    access: 'public',
    canonicalParams: ['group', 'question'],
    load: () =>
      import('../features/help/SupportPage').then(({ SupportPage }) => ({
        Component: SupportPage,
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
    path: paths.about,
    title: 'About',
    description: 'What this marketplace is, how it works, and who buys and sells here.',
    access: 'public',
    load: () =>
      import('../features/marketing/AboutPage').then(({ AboutPage }) => ({ Component: AboutPage })),
  },
  {
    path: paths.membership,
    title: 'Membership',
    description: 'Unlimited access to premium templates and graphics for a monthly price.',
    access: 'public',
    load: () =>
      import('../features/marketing/MembershipPage').then(({ MembershipPage }) => ({
        Component: MembershipPage,
      })),
  },
  {
    path: paths.privacy,
    title: 'Privacy',
    description: 'What this site keeps about you, where it keeps it, and how to get rid of it.',
    access: 'public',
    load: () =>
      import('../features/legal/pages').then(({ PrivacyPage }) => ({ Component: PrivacyPage })),
  },
  {
    path: paths.terms,
    title: 'Terms & Conditions',
    description: 'What you may expect of this site and what it expects of you, in plain words.',
    access: 'public',
    load: () =>
      import('../features/legal/pages').then(({ TermsPage }) => ({ Component: TermsPage })),
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
