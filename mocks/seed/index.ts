import type { SeededCollections, SeededName } from '../store/records';
import { buildBlog } from './blog';
import { catalog } from './catalog';
import { categoryNames, integrations } from './copy/names';
import { buildBookmarks } from './bookmarks';
import { buildCountries } from './countries';
import { buildCommunity, communityNames } from './discussions';
import { buildCreditEntries } from './creditEntries';
import { withDemand } from './demand';
import { buildProgress } from './courseProgress';
import { buildGlossaryLists, buildTerms } from './glossary';
import { buildHelpGroups, buildHelpQuestions } from './help';
import { buildLegalDocuments } from './legal';
import { buildCourses } from './lessons';
import { buildListings } from './listings';
import { buildListingTexts } from './listingTexts';
import { accounts, buildMembers, memberIdOf } from './members';
import { numbered } from './orderNumbers';
import { placeOrders } from './orders';
import { banks } from './banks';
import { buildPartnerAccounts, buildPartnerSetups } from './partners';
import { profiles } from './profiles';
import { buildPaymentMethods } from './paymentMethods';
import { buildQuestions } from './questions';
import { buildRedemptions } from './redeemCodes';
import { buildReviews, sinceFirstSale } from './reviews';
import { withPlans } from './reviewPlans';
import { buildReplies, replyingFounders } from './reviewReplies';
import { withVotes } from './reviewVotes';
import { makeSales } from './sales';
import { buildFeaturedTools, buildNotifications, buildTestimonials } from './showcase';
import { buildVendorListings } from './vendorListings';
import { buildTemplateAuthors, buildTemplates, buildTemplateTexts } from './templates';

/** The records that each seeded collection starts with. */
export type Seed = { [Name in SeededName]: SeededCollections[Name][] };

/** Generates the whole seed; two calls give equal records. */
export function generateSeed(): Seed {
  const entries = catalog();
  const reviews = buildReviews(entries);
  const questions = buildQuestions(entries, reviews);
  const answering = new Set(
    questions.flatMap(({ answers }) => answers.map(({ authorId }) => authorId)),
  );
  const founderNames = entries.map(({ copy }) => copy.founder);
  const vendorNames = founderNames.filter((name) => answering.has(memberIdOf(name)));
  const talking = communityNames().filter((name) => founderNames.includes(name));
  const listings = buildListings(entries, reviews, questions);
  const listingTexts = buildListingTexts(entries);
  const templates = buildTemplates();
  const courses = buildCourses(entries);
  const partnerAccounts = buildPartnerAccounts();
  const { orders, sales } = numbered(
    placeOrders({ listings, listingTexts, templates }),
    makeSales({ partnerAccounts, listings, listingTexts }),
  );
  const paid = orders.filter(({ status }) => status === 'paid');
  const ordered = paid.map(({ item, quantity }) => ({ listingId: item.id, quantity }));
  const buyers = [
    ...paid.map(({ accountId }) => accountId),
    ...reviews.map(({ authorId }) => authorId),
  ];
  const selling = [...vendorNames, ...talking, ...replyingFounders(entries)];
  const dated = withPlans(sinceFirstSale(reviews, sales), {
    listings,
    listingTexts,
    partnerAccounts,
    sales,
  });
  const demanded = withDemand(listings, { sales, ordered });
  const members = buildMembers(selling, buyers);
  return {
    listings: demanded,
    listingTexts,
    categories: Object.entries(categoryNames).map(([id, name]) => ({ id, name })),
    integrations: integrations.map((integration) => ({ ...integration })),
    testimonials: buildTestimonials(),
    featuredTools: buildFeaturedTools(entries),
    members,
    reviews: withVotes(dated, demanded),
    reviewReplies: buildReplies(dated, entries),
    questions,
    accounts: accounts.map((account) => ({ ...account, roles: [...account.roles] })),
    profiles: profiles.map((profile) => ({ ...profile })),
    bookmarks: buildBookmarks(),
    paymentMethods: buildPaymentMethods(),
    creditEntries: buildCreditEntries(),
    notifications: buildNotifications({ entries, members, orders }),
    legalDocuments: buildLegalDocuments(),
    ...buildBlog(),
    ...buildCommunity(entries),
    glossaryLists: buildGlossaryLists(),
    terms: buildTerms(),
    helpGroups: buildHelpGroups(),
    helpQuestions: buildHelpQuestions(),
    templateAuthors: buildTemplateAuthors(),
    templates,
    templateTexts: buildTemplateTexts(),
    ...courses,
    ...buildProgress(courses.courses),
    ...buildRedemptions({ listings, listingTexts }),
    orders,
    countries: buildCountries(),
    partnerSetups: buildPartnerSetups(),
    banks: banks.map((bank) => ({ ...bank })),
    partnerAccounts,
    vendorListings: buildVendorListings({ entries, listings, listingTexts, partnerAccounts }),
    sales,
  };
}

let seed: Seed | undefined;

/** The seed, written on the first call. Build-time code: it must never be in a browser bundle. */
export function seedCollections(): Seed {
  seed ??= generateSeed();
  return seed;
}
