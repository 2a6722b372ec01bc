import { expect, test } from 'vitest';
import { builtPictures } from '../../mocks/build/builtPictures';
import { seedCollections } from '../../mocks/seed/index';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const built = builtPictures(seedCollections());

/** The pictures of the artwork that an answer names and that a build does not hold. */
const missingIn = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/\/artwork\/([^"]+?)\.svg/g)]
    .map(([, picture]) => picture!)
    .filter((picture) => !built.has(picture));

test('a build holds every picture that listings name, those of their founders included', async () => {
  const { listings } = await mock.backend.store.open('listings');
  for (const { id } of listings.all()) {
    const listing = await mock.call('getListing', 200, { params: { listingId: id } });
    expect(missingIn(listing), id).toEqual([]);
    const reviews = await mock.call('listReviews', 200, { params: { listingId: id } });
    expect(missingIn(reviews), id).toEqual([]);
  }
});

test('a build holds every picture that templates and articles name', async () => {
  const { templates } = await mock.backend.store.open('templates');
  for (const { id } of templates.all()) {
    const template = await mock.call('getTemplate', 200, { params: { templateId: id } });
    expect(missingIn(template), id).toEqual([]);
  }
  const { articles } = await mock.backend.store.open('articles');
  for (const { id } of articles.all()) {
    const article = await mock.call('getArticle', 200, { params: { articleId: id } });
    expect(missingIn(article), id).toEqual([]);
  }
});

test('a build holds every picture of the front page', async () => {
  for (const operation of [
    'listBestOffers',
    'listPopularTools',
    'listTopSellers',
    'listFeaturedTools',
    'listTestimonials',
  ] as const) {
    const answer = await mock.call(operation, 200);
    expect(missingIn(answer), operation).toEqual([]);
  }
});
