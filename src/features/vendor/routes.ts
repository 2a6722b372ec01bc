import type { AppRoutes } from '../../routing/AppRoute';
import { SITE_NAME } from '../../site';

/** The page of the menu that stands for all of these. */
const LISTING_PATH = '/partnerlisting';

/** What vendors list, and where they enter it. */
export const vendorRoutes = {
  listYourTool: {
    path: '/listyourtool',
    title: 'List Your Tools',
    description: 'The Partner Portal: all of your products, with price and status.',
    access: ['listVendorListings'],
    frame: 'partner',
    menuPath: LISTING_PATH,
    canonicalParams: ['page'],
    navigation: {
      visitor: `Sell on ${SITE_NAME}`,
      member: 'List your Tool',
      footer: `Sell on ${SITE_NAME}`,
    },
    load: () => import('./pages').then(({ ListYourToolPage }) => ListYourToolPage),
  },
  partnerListing: {
    path: LISTING_PATH,
    title: 'Listing',
    description: 'All of your products by status, and how many people looked at each.',
    access: ['listVendorListings'],
    frame: 'partner',
    canonicalParams: ['page'],
    navigation: { partner: 'Listing' },
    load: () => import('./pages').then(({ PartnerListingPage }) => PartnerListingPage),
  },
  vendorDashboard: {
    path: '/vendordashboard',
    title: 'Vendor Dashboard',
    description: 'Your sales, your tasks, your next payout and all of your products.',
    access: ['listVendorListings'],
    frame: 'partner',
    // The entry that is called as its heading is.
    menuPath: '/partnerdashoard',
    canonicalParams: ['page'],
    navigation: null,
    load: () => import('./pages').then(({ VendorDashboardPage }) => VendorDashboardPage),
  },
  addProduct: {
    path: '/addproduct',
    title: 'Add product',
    description: 'Getting listed is just a few click: enter your tool, and submit it for review.',
    access: ['createVendorListing'],
    frame: 'partner',
    menuPath: LISTING_PATH,
    navigation: null,
    load: () => import('./AddProductPage').then(({ AddProductPage }) => AddProductPage),
  },
} satisfies AppRoutes;
