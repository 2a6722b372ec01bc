import type { CollectionName, Collections } from './records';

type References<T> = { readonly [Key in keyof T]?: readonly CollectionName[] };

/**
 * Which property of which record holds the id of a record of which collections. A record whose
 * reference leads nowhere goes when the seed has changed; null leads nowhere on purpose.
 */
export const REFERENCES: { readonly [Name in CollectionName]?: References<Collections[Name]> } = {
  accounts: { id: ['members'] },
  answers: { questionId: ['questions'], authorId: ['members'] },
  articleTexts: { id: ['articles'] },
  bookmarks: { accountId: ['accounts'], listingId: ['listings'], templateId: ['templates'] },
  cardTokens: { accountId: ['accounts'] },
  comments: { discussionId: ['discussions'], parentId: ['comments'], authorId: ['members'] },
  creditEntries: { accountId: ['accounts'], orderId: ['orders'] },
  certificates: { accountId: ['accounts'], courseId: ['courses'] },
  courseProgress: { accountId: ['accounts'], courseId: ['courses'] },
  courses: { id: ['listings'] },
  discussions: { topicId: ['discussionTopics'], authorId: ['members'] },
  featuredTools: { listingId: ['listings'] },
  helpQuestions: { groupId: ['helpGroups'] },
  idempotencyKeys: { accountId: ['accounts'] },
  lessonTexts: { id: ['courses'] },
  likes: { accountId: ['accounts'], featuredToolId: ['featuredTools'] },
  listingTexts: { id: ['listings'] },
  memberships: { id: ['accounts'], paymentMethodId: ['paymentMethods'] },
  notifications: { accountId: ['accounts'], listingId: ['listings'] },
  orders: { accountId: ['accounts'] },
  files: { accountId: ['accounts'] },
  participants: { id: ['members'] },
  partnerAccounts: { accountId: ['accounts'] },
  partnerFeedback: { accountId: ['accounts'] },
  partnerSetups: { id: ['partnerAccounts'] },
  passwordResets: { accountId: ['accounts'] },
  paymentMethods: { accountId: ['accounts'] },
  postReports: { discussionId: ['discussions'], commentId: ['comments'] },
  profiles: { id: ['accounts'] },
  questions: { listingId: ['listings'], authorId: ['members'] },
  redeemCodes: { listingId: ['listings'] },
  redemptions: { accountId: ['accounts'] },
  reports: { listingId: ['listings'] },
  reviewReplies: { id: ['reviews'], authorId: ['members'] },
  reviews: { listingId: ['listings'], authorId: ['members'] },
  sales: { partnerAccountId: ['partnerAccounts'], listingId: ['listings'] },
  sessions: { accountId: ['accounts'] },
  templates: { authorId: ['templateAuthors'] },
  templateTexts: { id: ['templates'] },
  terms: { listId: ['glossaryLists'], listingId: ['listings'] },
  vendorListings: {
    accountId: ['accounts'],
    partnerAccountId: ['partnerAccounts'],
    listingId: ['listings'],
  },
  votes: { accountId: ['accounts'], postId: ['discussions', 'comments', 'reviews'] },
};
