import { presentListing } from '../presenters/listing';
import { presentPrices, usd } from '../presenters/money';
import { presentTemplate } from '../presenters/template';
import {
  bookmarksOf,
  openBookmarks,
  savingsOf,
  searchBookmarks,
  setBookmark,
  withItems,
} from '../rules/bookmarks';
import { foretellEnd } from '../rules/dealNotices';
import { findListing } from '../rules/findListing';
import { findTemplate } from '../rules/findTemplate';
import { paginate } from '../rules/pages';
import type { Call, Handlers } from './handler';

async function answerBookmark(call: Call<'addBookmark'> | Call<'removeBookmark'>, saved: boolean) {
  const { store, params, account, now } = call;
  const opened = await openBookmarks(store);
  const listing = findListing(opened.listings, params.listingId);
  const body = setBookmark(opened, account.id, { kind: 'listing', id: listing.id }, saved, now);
  await foretellEnd(store, now, account.id, listing, saved);
  return { status: 200 as const, body };
}

async function answerTemplateBookmark(
  call: Call<'addTemplateBookmark'> | Call<'removeTemplateBookmark'>,
  saved: boolean,
) {
  const { store, params, account, now } = call;
  const opened = await openBookmarks(store);
  const { id } = findTemplate(opened.templates, params.templateId);
  const body = setBookmark(opened, account.id, { kind: 'template', id }, saved, now);
  return { status: 200 as const, body };
}

export const handlers: Handlers<'bookmarks'> = {
  async listBookmarks(call) {
    const { store, query, now, pictureUrl } = call;
    const [opened, { categories }] = await Promise.all([
      openBookmarks(store),
      store.open('categories'),
    ]);
    const own = bookmarksOf(opened, call.account.id);
    const saved = withItems(own, opened, now);
    const { items, page } = paginate(searchBookmarks(saved, query), query);
    const savings = savingsOf(saved);
    const view = { categories, authors: opened.templateAuthors, now, pictureUrl };
    return {
      status: 200,
      body: {
        items: items.map((item) =>
          item.kind === 'template'
            ? {
                kind: item.kind,
                template: presentTemplate(item.template, view),
                createdAt: item.createdAt,
              }
            : {
                kind: item.kind,
                listing: presentListing(item.listing, view),
                createdAt: item.createdAt,
              },
        ),
        page,
        listingIds: own.flatMap(({ listingId }) => listingId ?? []),
        templateIds: own.flatMap(({ templateId }) => templateId ?? []),
        savings: savings && {
          ...presentPrices(savings),
          oldPrice: usd(savings.oldPrice),
          saved: usd(savings.oldPrice - savings.price),
          count: savings.count,
          yearlyCount: savings.yearlyCount,
        },
      },
    };
  },

  addBookmark: (call) => answerBookmark(call, true),
  removeBookmark: (call) => answerBookmark(call, false),
  addTemplateBookmark: (call) => answerTemplateBookmark(call, true),
  removeTemplateBookmark: (call) => answerTemplateBookmark(call, false),
};
