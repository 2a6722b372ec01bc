import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { useListing } from '../../../src/api/resources/listings';
import { useAskQuestion } from '../../../src/api/resources/questions';
import { useDeleteReview, usePostReview } from '../../../src/api/resources/reviews';
import { routes } from '../../../src/app/routes';
import { ProductTabs } from '../../../src/features/product/ProductTabs';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
// What jsdom can't do without a layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const ID = 'duskplan';
const REVIEW = { stars: 4, message: 'A calm planner that I keep coming back to.' };
const QUESTION = { text: 'Does it follow two calendars at once?', notifyByEmail: false };

function Page() {
  const { data } = useListing(ID);
  const ask = useAskQuestion(ID);
  const post = usePostReview(ID);
  const remove = useDeleteReview(ID);
  return (
    <>
      {data ? <ProductTabs listing={data} /> : null}
      <button onClick={() => void ask.run(QUESTION)}>Ask</button>
      <button onClick={() => void post.run(REVIEW)}>Post</button>
      <button onClick={() => void remove.run()}>Delete</button>
    </>
  );
}

const tab = (name: string) => screen.findByRole('tab', { name });

it('says beside its name how many entries a tab has, and follows what the member does', async () => {
  await mock.signIn();
  const { rating, questionCount } = await mock.call('getListing', 200, {
    params: { listingId: ID },
  });
  const { user } = renderWithApp(<Page />, { at: `/productdetails?id=${ID}` });
  expect(await tab(`Reviews ${rating.count}`)).toBeVisible();
  expect(await tab(`Questions ${questionCount}`)).toBeVisible();
  expect(await tab('Plans & features')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await tab(`Questions ${questionCount + 1}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await tab(`Reviews ${rating.count + 1}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await tab(`Reviews ${rating.count}`)).toBeVisible();
});

it('says nothing of a tab without entries', async () => {
  const listing = await mock.call('getListing', 200, { params: { listingId: ID } });
  const body = { ...listing, questionCount: 0, rating: { average: 0, count: 0 } };
  mock.override({ operationId: 'getListing', reply: { status: 200, body } });
  renderWithApp(<Page />, { at: `/productdetails?id=${ID}` });
  expect(await tab('Reviews')).toBeVisible();
  expect(await tab('Questions')).toBeVisible();
});
