import { accountRoutes } from '../features/account/routes';
import { billingRoutes } from '../features/billing/routes';
import { blogRoutes } from '../features/blog/routes';
import { catalogRoutes } from '../features/catalog/routes';
import { checkoutRoutes } from '../features/checkout/routes';
import { creditsRoutes } from '../features/credits/routes';
import { dealsRoutes } from '../features/deals/routes';
import { discussionsRoutes } from '../features/discussions/routes';
import { glossaryRoutes } from '../features/glossary/routes';
import { helpRoutes } from '../features/help/routes';
import { homeRoutes } from '../features/home/routes';
import { legalRoutes } from '../features/legal/routes';
import { libraryRoutes } from '../features/library/routes';
import { marketingRoutes } from '../features/marketing/routes';
import { offersRoutes } from '../features/offers/routes';
import { membershipRoutes } from '../features/membership/routes';
import { partnerRoutes } from '../features/partner/routes';
import { paymentRoutes } from '../features/payment/routes';
import { ordersRoutes } from '../features/orders/routes';
import { productRoutes } from '../features/product/routes';
import { profileRoutes } from '../features/profile/routes';
import { reportRoutes } from '../features/report/routes';
import { salesRoutes } from '../features/sales/routes';
import { studentRoutes } from '../features/student/routes';
import { templatesRoutes } from '../features/templates/routes';
import { vendorRoutes } from '../features/vendor/routes';
import { wishlistRoutes } from '../features/wishlist/routes';
import type { AppRoutes } from '../routing/AppRoute';

/**
 * Every page of the site by name, in the order in which header, menus and footer list them. A new
 * page is one entry in its area's `routes.ts`; a new area joins here.
 */
export const routes = {
  ...homeRoutes,
  ...catalogRoutes,
  ...templatesRoutes,
  ...dealsRoutes,
  ...productRoutes,
  ...reportRoutes,
  ...marketingRoutes,
  ...membershipRoutes,
  ...blogRoutes,
  ...discussionsRoutes,
  ...glossaryRoutes,
  ...helpRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...partnerRoutes,
  ...salesRoutes,
  ...billingRoutes,
  ...vendorRoutes,
  ...profileRoutes,
  ...libraryRoutes,
  ...studentRoutes,
  ...wishlistRoutes,
  ...paymentRoutes,
  ...creditsRoutes,
  ...ordersRoutes,
  ...offersRoutes,
  ...legalRoutes,
} satisfies AppRoutes;
