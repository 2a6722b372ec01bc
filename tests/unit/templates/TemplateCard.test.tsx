import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { TemplateCard } from '../../../src/features/templates/TemplateCard';
import { TemplateRow } from '../../../src/features/templates/TemplateRow';
import { TemplatesPage } from '../../../src/features/templates/TemplatesPage';
import { pathTo } from '../../../src/routing/paths';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

it('shows the award of a template that has just come out, beside how long ago that was', async () => {
  const { items } = await mock.call('listTemplates', 200);
  renderWithApp(<TemplateCard template={{ ...items[0]!, awardYear: 2022 }} note="3 days ago" />);
  expect(screen.getByText('3 days ago')).toBeVisible();
  expect(screen.getByText('Award 2022')).toBeVisible();
});

it('gives the sales of the month where it is ranked by them', async () => {
  const { items } = await mock.call('listTemplates', 200);
  const template = { ...items[0]!, salesCount: 1200, monthSales: 86 };
  renderWithApp(<TemplateCard template={template} ofMonth />);
  expect(screen.getByText('86 sold this month')).toBeVisible();
  expect(screen.queryByText('1,200 sold')).toBeNull();
});

it('sells a template from its card', async () => {
  const { items } = await mock.call('listTemplates', 200);
  const { id, title } = items[0]!;
  renderWithApp(<TemplateCard template={items[0]!} />);
  expect(screen.getByRole('link', { name: `Buy Now: ${title}` })).toHaveAttribute(
    'href',
    pathTo('checkout', { template: id }),
  );
});

it('saves a template from its card, as a row does', async () => {
  await mock.signIn('someone-new@example.com');
  const { items } = await mock.call('listTemplates', 200);
  const { id, title } = items[0]!;
  renderWithApp(
    <>
      <TemplateCard template={items[0]!} />
      <TemplateRow template={items[0]!} />
    </>,
  );
  const hearts = await screen.findAllByRole('button', { name: `Wishlist: ${title}` });
  expect(hearts).toHaveLength(2);
  fireEvent.click(hearts[0]!);
  // All hearts of one template follow at once.
  for (const heart of hearts)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(async () => {
    const { templateIds, listingIds } = await mock.call('listBookmarks', 200);
    expect({ templateIds, listingIds }).toEqual({ templateIds: [id], listingIds: [] });
  });
  fireEvent.click(hearts[1]!);
  await waitFor(async () =>
    expect((await mock.call('listBookmarks', 200)).templateIds).toEqual([]),
  );
});

it('gives the files of a template that was bought, and sells the others', async () => {
  await mock.signIn();
  const { items } = await mock.call('listOwnedProducts', 200, { query: { kind: 'template' } });
  const { title } = items.find(({ orderId, isRefundRequested }) => orderId && !isRefundRequested)!;
  renderWithApp(<TemplatesPage />, {
    at: `${pathTo('templates')}?section=all&sort=name&q=${title}`,
  });
  const name = `Download ${title}`;
  const card = (await screen.findByRole('button', { name })).closest('article')!;
  expect(within(card).queryByRole('link', { name: /^Buy Now/ })).toBeNull();
});
