import type { components } from '../../src/api/schema.d';
import { bookmarksOf, openBookmarks, withItems } from '../rules/bookmarks';
import { certificateOf, orderProgress } from '../rules/courses';
import { creditEntriesOf } from '../rules/credits';
import { membershipOf, renewingCardOf } from '../rules/memberships';
import { noticesOf } from '../rules/notifications';
import { newestFirst } from '../rules/order';
import { ordersOf } from '../rules/orders';
import { paymentMethodsOf } from '../rules/paymentMethods';
import type { Collection } from '../store/collection';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { presentCreditEntry } from './creditEntry';
import { presentMembership } from './membership';
import { presentNotification } from './notification';
import { presentOrder } from './order';
import { presentPartnerExport } from './partnerExport';
import { presentPaymentMethod } from './paymentMethod';
import { presentProfile } from './profile';

type Schemas = components['schemas'];

/** What a member has written of one kind, the latest first. */
const writtenBy = <T extends { id: string; authorId: string; createdAt: string }>(
  posts: Collection<T>,
  accountId: string,
): T[] =>
  posts
    .all()
    .filter(({ authorId }) => authorId === accountId)
    .sort(newestFirst);

/** What an account has learned, course by course. */
async function presentLearning(store: Store, accountId: string) {
  const { listings, courseProgress, certificates } = await store.open(
    'listings',
    'courseProgress',
    'certificates',
  );
  return courseProgress
    .all()
    .filter((progress) => progress.accountId === accountId)
    .map(({ courseId, done }) => ({
      courseId,
      title: listings.get(courseId)?.title ?? courseId,
      lessonsDone: done.map(({ lessonId, doneAt }) => ({ lessonId, doneAt })),
      certificateNumber: certificateOf(certificates, accountId, courseId)?.number ?? null,
    }));
}

/** Everything that is kept of a member, but nothing that opens an account. */
export async function presentProfileExport(
  store: Store,
  account: AccountRecord,
  now: Date,
  pictureUrl: (picture: string) => string,
): Promise<Schemas['ProfileExport']> {
  const [opened, saved, posts, paid] = await Promise.all([
    store.open('listings', 'members', 'notifications'),
    openBookmarks(store),
    store.open('reviews', 'questions', 'answers', 'discussions', 'comments'),
    store.open('orders', 'paymentMethods', 'creditEntries', 'redemptions'),
  ]);
  const titleOf = (listingId: string) => opened.listings.get(listingId)?.title ?? listingId;
  const post = (
    { id, createdAt }: { id: string; createdAt: string },
    about: string,
    text: string,
  ) => ({
    id,
    about,
    text,
    createdAt,
  });
  const membership = await membershipOf(store, account.id, now);
  const renewing = await renewingCardOf(store, account.id, now);
  const { body: profile } = await presentProfile(store, account, pictureUrl);
  return {
    exportedAt: now.toISOString(),
    memberSince: opened.members.get(account.id)!.memberSince,
    roles: account.roles,
    phone: account.phone ?? null,
    profile,
    orders: await Promise.all(
      ordersOf(paid.orders, account.id)
        .toSorted(newestFirst)
        .map(async (order) =>
          presentOrder(order, { now, pictureUrl }, await orderProgress(store, order, now)),
        ),
    ),
    paymentMethods: paymentMethodsOf(paid.paymentMethods, account.id).map((method) =>
      presentPaymentMethod(method, now, renewing),
    ),
    creditEntries: creditEntriesOf(paid.creditEntries, account.id, {}).map(presentCreditEntry),
    membership: membership ? presentMembership(membership) : null,
    redemptions: paid.redemptions
      .all()
      .filter(({ accountId }) => accountId === account.id)
      .sort(newestFirst)
      .map(({ code, title, planTitle, licenseKeys, createdAt }) => ({
        code,
        title,
        planTitle,
        licenseKeys,
        createdAt,
      })),
    courses: await presentLearning(store, account.id),
    wishlist: withItems(bookmarksOf(saved, account.id), saved, now).map((item) => ({
      listingId: item.kind === 'listing' ? item.listing.id : null,
      templateId: item.kind === 'template' ? item.template.id : null,
      title: item.title,
      createdAt: item.createdAt,
    })),
    reviews: writtenBy(posts.reviews, account.id).map((review) => ({
      ...post(review, titleOf(review.listingId), review.message),
      stars: review.stars,
    })),
    questions: writtenBy(posts.questions, account.id).map((question) =>
      post(question, titleOf(question.listingId), question.text),
    ),
    answers: writtenBy(posts.answers, account.id).map((answer) =>
      post(answer, posts.questions.get(answer.questionId)?.text.slice(0, 300) ?? '', answer.text),
    ),
    discussions: writtenBy(posts.discussions, account.id).map((discussion) =>
      post(discussion, discussion.title, discussion.text),
    ),
    comments: writtenBy(posts.comments, account.id)
      .filter(({ deleted }) => !deleted)
      .map((comment) =>
        post(comment, posts.discussions.get(comment.discussionId)?.title ?? '', comment.text),
      ),
    notifications: noticesOf(opened.notifications, account.id, now).map((notice) =>
      presentNotification(notice, opened.listings, now),
    ),
    ...(await presentPartnerExport(account.id, { store, now, pictureUrl })),
  };
}
