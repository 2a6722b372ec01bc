import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../../../mocks/contract/types';
import type { Override } from '../../../mocks/overrides';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { routes } from '../../../src/app/routes';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { registerRoutes } from '../../../src/routing/routeTable';
import { addCard } from '../../support/cards';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
// They need a browser, which has them in its own tests.
vi.mock('../../../src/features/sales/TrendCharts', () => ({ TrendCharts: () => null }));
registerRoutes(routes);

const mock = useMockServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(SEED_NOW) });
  // What jsdom can't do without a layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  dropAllDrafts();
});

/** Of each page of accounts: its reads, and what it says all the same where one of them fails. */
const pages: Record<string, Partial<Record<OperationId, string[]>>> = {
  [routes.partnerDashboard.path]: {
    getPartnerOverview: ['Questions from buyers', 'What would help you sell?'],
    listPartnerQuestions: ['Unique Visitors', 'What would help you sell?'],
  },
  [routes.billing.path]: {
    listStatements: ['Your information', 'Tax Form'],
    getPartnerSetup: ['Next payout'],
    listBanks: ['Next payout'],
    listCountries: ['Next payout'],
  },
  [routes.sales.path]: { listSales: ['Gross sales', 'Top products'] },
  [routes.membership.path]: {
    getMembership: ['Cancel whenever you like'],
    listPaymentMethods: ['Cancel whenever you like'],
  },
  [`${routes.products.path}?tab=redeem`]: { listRedeemableListings: ['Redeem a code'] },
  [`${routes.studentPortal.path}?course=spreadsheets&lesson=lesson-42`]: {
    getLesson: ['41 of 44 lessons done', 'Lookups without fear'],
  },
  [`${routes.checkout.path}?id=duskplan`]: {
    createQuote: ['Visa ending in 4242'],
    listPaymentMethods: ['Duskplan', 'Pay $19'],
  },
  [routes.addProduct.path]: {
    listVendorListings: ['Your drafts could not be loaded', 'Tool name'],
    listCategories: ['The categories could not be loaded', 'Tool name'],
  },
  [routes.profile.path]: {
    listCountries: ['The countries could not be loaded', 'Sweden'],
    listOwnedProducts: ['My Profile', 'Your address'],
  },
  [routes.vendorProfile.path]: {
    listPartnerAccounts: ['My Profile', 'Your address'],
    listVendorListings: ['My Profile', 'Your address'],
  },
  [routes.studentProfile.path]: { listOwnCourses: ['My Profile', 'Your address'] },
  [routes.orders.path]: { listOrders: ['Order History'] },
  [`${routes.orders.path}?id=order-1`]: { getOrder: [] },
  [routes.wishlist.path]: { listBookmarks: ['Wishlist'] },
  [routes.offers.path]: { listOffers: ['Offers'] },
  [routes.notifications.path]: { listNotifications: ['Notifications'] },
  [routes.payment.path]: { listPaymentMethods: ['Payment'] },
  [routes.vendorDashboard.path]: {
    listVendorListings: ['Vendor Dashboard', 'Next payout'],
    getPartnerOverview: ['Vendor Dashboard', '15 products'],
  },
};

const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };

for (const [url, reads] of Object.entries(pages)) {
  describe(`of ${url}`, () => {
    for (const [operationId, texts] of Object.entries(reads)) {
      it(`the part of ${operationId} offers to try again where that fails, and the others live`, async () => {
        await mock.signIn();
        await addCard(mock);
        // A refusal, which is not tried again by itself.
        mock.override({ operationId, reply: { status: 403, body: refusal } } as Override);
        const route = Object.values(routes).find(({ path }) => path === url.split('?')[0])!;
        const Page = await route.load();
        // By text, which is found in a tenth of the time that roles take in jsdom.
        const { user, container } = renderWithApp(<Page />, { at: url });
        const retry = await screen.findByText('Retry');
        await waitFor(() => {
          for (const text of texts) expect(container).toHaveTextContent(text);
        });
        expect(container.querySelectorAll('h1')).toHaveLength(1);
        mock.backend.overrides.clear();
        await user.click(retry);
        await waitFor(() => expect(container).not.toHaveTextContent(/Retry|Trying/));
      });
    }
  });
}
