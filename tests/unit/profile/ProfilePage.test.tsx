import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { StudentProfilePage } from '../../../src/features/profile/StudentProfilePage';
import { BuyerProfilePage } from '../../../src/features/profile/BuyerProfilePage';
import { ProfilePage } from '../../../src/features/profile/ProfilePage';
import { OwnCourses } from '../../../src/features/profile/own/OwnCourses';
import { Storefront } from '../../../src/features/profile/own/Storefront';
import { YourData } from '../../../src/features/profile/YourData';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

// Invoices show the member's name, and statements that of the partner account.
it.each(['profile', 'vendorProfile', 'studentProfile'] as const)(
  'says in the lead of %s what is on the page, and nothing of other documents',
  async (route) => {
    await mock.signIn();
    renderWithApp(<ProfilePage route={route} own={null} />, { at: routes[route].path });
    const title = screen.getByRole('heading', { level: 1, name: 'My Profile' });
    const lead = title.parentElement!;
    expect(lead).toHaveTextContent(/your name and picture, .*how you sign in/i);
    expect(lead).not.toHaveTextContent(/invoice|statement|certificate/);
    expect(await screen.findByLabelText('City')).toBeVisible();
    expect(screen.getByText(/^Saves your name, job title, company and address/)).toBeVisible();
    // What discussions show of a profile: see the contract's Participant.
    expect(screen.getByText(/^Others see your name, .* job title and company too/)).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveAccessibleDescription(/posts in discussions/);
  },
);

it('shows a buyer what is theirs below the profile, as the page of their products has it', async () => {
  await mock.signIn();
  const { items, page } = await mock.call('listOwnedProducts', 200, { query: { pageSize: 6 } });
  renderWithApp(<BuyerProfilePage />, { at: '/profile' });
  const yours = await screen.findByRole('region', { name: 'Your products' });
  expect(await within(yours).findByText(items[0]!.title)).toBeVisible();
  expect(yours).toHaveTextContent(`${page.totalItems} products, member since`);
  const form = screen.getByRole('form', { name: 'My Profile' });
  expect(form.compareDocumentPosition(yours)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('begins with their courses for a student', async () => {
  await mock.signIn();
  renderWithApp(<StudentProfilePage />, { at: '/studentprofile' });
  const form = await screen.findByRole('form', { name: 'My Profile' });
  const courses = screen.getByRole('region', { name: 'Your courses' });
  expect(form.compareDocumentPosition(courses)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('shows a student their progress, and the newest certificate in their name', async () => {
  await mock.signIn();
  const { items } = await mock.call('listOwnCourses', 200);
  renderWithApp(<OwnCourses />);
  const certified = await screen.findByRole('region', { name: /certificates? earned$/ });
  const learning = screen.getByRole('region', { name: 'Your courses' });
  const [first] = items;
  expect(learning).toHaveTextContent(`${first!.title}${first!.doneCount} of ${first!.lessonCount}`);
  expect(certified).toHaveTextContent(/^1 certificate earnedMaya Lindqvist/);
  expect(within(certified).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('certificate='),
  );
});

it('counts no certificates where a student has more courses than one page', async () => {
  await mock.signIn();
  const list = await mock.call('listOwnCourses', 200);
  const page = { ...list.page, totalItems: 13, totalPages: 2 };
  mock.override({ operationId: 'listOwnCourses', reply: { status: 200, body: { ...list, page } } });
  renderWithApp(<OwnCourses />);
  expect(await screen.findByRole('region', { name: 'Certificate earned' })).toBeVisible();
});

it('calls no certificate the first where a student may have one on another page', async () => {
  await mock.signIn();
  const list = await mock.call('listOwnCourses', 200);
  const items = list.items.map((course) => ({ ...course, certifiedAt: null }));
  const page = { ...list.page, totalItems: 13, totalPages: 2 };
  mock.override({
    operationId: 'listOwnCourses',
    reply: { status: 200, body: { ...list, items, page } },
  });
  renderWithApp(<OwnCourses />);
  expect(await screen.findByRole('region', { name: 'Your next certificate' })).toBeVisible();
});

it('has no empty list for a student without a course', async () => {
  await mock.signIn();
  const list = await mock.call('listOwnCourses', 200);
  const page = { ...list.page, totalItems: 0, totalPages: 0 };
  mock.override({
    operationId: 'listOwnCourses',
    reply: { status: 200, body: { ...list, items: [], page } },
  });
  renderWithApp(<OwnCourses />);
  expect(await screen.findByRole('heading', { name: 'No course yet' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows a vendor the storefront of one business as visitors meet it', async () => {
  await mock.signIn();
  const { items, page } = await mock.call('listVendorListings', 200, {
    query: { status: ['live'], sort: ['-id'], partnerAccountId: 'quillbird-labs', pageSize: 4 },
  });
  // Another business of the same vendor sells more.
  const all = await mock.call('listVendorListings', 200, { query: { status: ['live'] } });
  expect(page.totalItems).toBeLessThan(all.page.totalItems);
  renderWithApp(<Storefront />);
  const storefront = await screen.findByRole('region', { name: 'Quillbird Labs' });
  expect(storefront).toHaveTextContent(`${page.totalItems} products on sale`);
  expect(within(storefront).getByRole('link', { name: 'Find them in the shop' })).toHaveAttribute(
    'href',
    '/aitools?q=Quillbird+Labs',
  );
  const found = await mock.call('listListings', 200, {
    query: { kind: 'software', q: 'Quillbird Labs' },
  });
  expect(found.page.totalItems).toBe(page.totalItems);
  for (const { name, listingId } of items)
    expect(within(storefront).getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`\\?id=${listingId}$`)),
    );
});

it('says of each product on sale what the shop asks for it', async () => {
  await mock.signIn();
  const list = await mock.call('listVendorListings', 200, {
    query: { status: ['live'], partnerAccountId: 'quillbird-labs', pageSize: 4 },
  });
  const price = { amountMinor: 3900, currency: 'USD' } as const;
  const [free, yearly] = list.items;
  const items = [
    { ...free!, pricing: 'freemium' as const, price },
    { ...yearly!, price, planType: { id: 'annual', name: 'Annual' } as const },
  ];
  mock.override({
    operationId: 'listVendorListings',
    reply: { status: 200, body: { ...list, items } },
  });
  renderWithApp(<Storefront />);
  const sold = await screen.findByRole('list', { name: 'Your newest products on sale' });
  expect(sold).toHaveTextContent(`${free!.name}Freemium`);
  expect(sold).toHaveTextContent(`${yearly!.name}$39/year`);
});

it('leads a vendor without a business to who sets one up', async () => {
  await mock.signIn();
  const list = await mock.call('listPartnerAccounts', 200);
  mock.override({
    operationId: 'listPartnerAccounts',
    reply: { status: 200, body: { ...list, items: [], page: { ...list.page, totalItems: 0 } } },
  });
  renderWithApp(<Storefront />);
  expect(await screen.findByRole('heading', { name: 'No storefront yet' })).toBeVisible();
  // A product needs a business to be listed under.
  expect(screen.queryByRole('link', { name: /product/ })).toBeNull();
  const next = screen.getByRole('link', { name: 'Contact support' });
  expect(next).toHaveAttribute('href', '/contact');
});

it.each([
  ['maya@dealwright.example', true],
  ['ada@example.com', false],
])('says what %s loses with the account', async (identifier, sells) => {
  await mock.signIn(identifier);
  const { user } = renderWithApp(<YourData />);
  await screen.findByText(sells ? /What you sell goes off sale/ : /wishlist and notices\.$/);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(dialog).toHaveTextContent('orders, wishlist and notices are removed');
  expect(/its files and your payout setup/.test(dialog.textContent)).toBe(sells);
});
