import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ListingCard } from '../../../src/domain/ListingCard';
import { ListingCardFrame } from '../../../src/domain/ListingCardFrame';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

it('keeps the seller apart from the language of a course, and lays no date on the picture', async () => {
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'course', status: 'ending-soon', pageSize: 1 },
  });
  const [course] = items;
  renderWithApp(<ListingCard listing={course!} />);
  const card = screen.getByRole('article');
  expect(within(card).getByText(course!.vendor.name)).toBeVisible();
  expect(within(card).getByRole('list')).toHaveTextContent(course!.language!);
  const picture = card.querySelector('img')!.parentElement!;
  expect(picture).toHaveTextContent(/^$/);
  // Read aloud, the former price and the discount are two figures.
  expect(card).toHaveTextContent(new RegExp(`\\$\\S+ ${course!.discountPercent}% off`));
});

it('says beside the discount when a deal ends, in the place of how it is paid', async () => {
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'ending-soon', planType: 'lifetime', pageSize: 1 },
  });
  const ending = items[0]!;
  const frame = (listing: typeof ending) => (
    <ListingCardFrame
      listing={listing}
      titleLines={1}
      headingLevel="h3"
      priority={false}
      heading={listing.title}
      action={null}
    />
  );
  renderWithApp(
    <>
      {frame(ending)}
      {frame({ ...ending, id: 'live', status: 'live' })}
    </>,
  );
  const [soon, later] = screen.getAllByRole('article');
  const end = await within(soon!).findByText(/^(Ends|Ending|Deal ended)/);
  expect(end).toBeVisible();
  expect(end.parentElement).toHaveTextContent(`${ending.discountPercent}% off`);
  expect(soon).not.toHaveTextContent(ending.planType.name);
  expect(later).not.toHaveTextContent(/Ends|Ending|ended/);
  expect(later).toHaveTextContent(ending.planType.name);
});

it('calls what costs nothing free, and no deal', async () => {
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', planType: 'lifetime', pageSize: 1 },
  });
  const paid = items[0]!;
  const free = { ...paid, id: 'free', price: { ...paid.price, amountMinor: 0 }, oldPrice: null };
  renderWithApp(
    <>
      <ListingCard listing={paid} />
      <ListingCard listing={{ ...free, discountPercent: 0 }} />
    </>,
  );
  const [paidCard, freeCard] = screen.getAllByRole('article');
  expect(within(paidCard!).getByText(paid.planType.name)).toBeVisible();
  expect(within(freeCard!).getByText('Free')).toBeVisible();
  expect(within(freeCard!).queryByText(paid.planType.name)).toBeNull();
});
