/**
 * What the mock backend keeps. Records hold ids and raw figures; everything that can be computed
 * (averages, discounts, counts, nested objects) is computed when a response is built, so that no
 * two places can disagree.
 */
import type { components } from '../../src/api/schema.d';
import type { GlossaryListRecord, QuoteRequestRecord, TermRecord } from './records/glossaryRecords';
import type { ContactMessageRecord, HelpQuestionRecord } from './records/helpRecords';
import type {
  IdempotencyKeyRecord,
  PasswordResetRecord,
  SessionRecord,
} from './records/sessionRecords';
import type { OrderRecord } from './records/orderRecords';
import type { OverviewRecord } from './records/overviewRecords';
import type { FileRecord, MailRecord, ProfileRecord } from './records/profileRecords';
import type {
  CardTokenRecord,
  CreditEntryRecord,
  MembershipRecord,
  PaymentMethodRecord,
} from './records/paymentRecords';
import type { Deliverable, VendorListingRecord } from './records/vendorListingRecords';
import type { CountryRecord } from './records/countryRecords';
import type { FeaturedToolRecord, LikeRecord, TestimonialRecord } from './records/showcaseRecords';
import type { RedeemCodeRecord, RedemptionRecord } from './records/redemptionRecords';
import type { SaleRecord } from './records/saleRecords';
import type { AnswerRecord, QuestionRecord } from './records/questionRecords';
import type { LegalDocumentRecord } from './records/legalRecords';
import type {
  PartnerFeedbackRecord,
  ReportRecord,
  SuggestionRequestRecord,
} from './records/caseRecords';
import type {
  CertificateRecord,
  CourseProgressRecord,
  CourseRecord,
  LessonTextRecord,
} from './records/courseRecords';
import type {
  BankRecord,
  PartnerAccountRecord,
  PartnerSetupRecord,
} from './records/partnerRecords';
import type { ReviewRecord, ReviewReplyRecord } from './records/reviewRecords';
import type { ArticleRecord, ArticleTextRecord } from './records/blogRecords';
import type {
  CommentRecord,
  DiscussionRecord,
  ParticipantRecord,
  PostReportRecord,
  VoteRecord,
} from './records/discussionRecords';
import type { GalleryPictureRecord } from './records/galleryRecords';
import type {
  TemplateAuthorRecord,
  TemplateRecord,
  TemplateTextRecord,
} from './records/templateRecords';

type Schemas = components['schemas'];

/** A listing as searching and listing need it: small, because the home page loads all of them. */
export interface ListingRecord {
  id: string;
  kind: Schemas['ListingKind'];
  title: string;
  tagline: string;
  /** Path of the drawn picture below `artwork/`, without the ending: `software/replywright`. */
  picture: string;
  vendor: Schemas['Vendor'];
  categoryIds: string[];
  /** How many ratings gave 1, 2, 3, 4 and 5 stars; equals the reviews kept for this listing. */
  starCounts: [number, number, number, number, number];
  /** Minor units of US dollars. */
  price: number;
  /** Minor units of US dollars, or null without a discount. */
  oldPrice: number | null;
  planType: Schemas['PlanType'];
  endsAt: string | null;
  claimed: boolean;
  discussionCount: number;
  questionCount: number;
  language: string | null;
  certification: Schemas['Certification'] | null;
  operatingSystems: Schemas['OperatingSystem'][];
  features: Schemas['ListingFeature'][];
  integrationIds: string[];
  /** Views in the last 30 days; the order of popularity. */
  popularity: number;
  /** How often it was sold in all. */
  sales: number;
  /** Who teaches a course, and how much; left out for software. */
  course?: Omit<Schemas['CourseFacts'], 'instructor'> & {
    instructor: { name: string; picture: string };
  };
  /** Before this time it is in no list yet. */
  createdAt: string;
  /** When its vendor took it off sale; left out while it is on it. */
  withdrawnAt?: string;
  /** What its buyers get for good, once its vendor has no account any more. */
  leftToBuyers?: Deliverable;
}

/** The long texts of a listing, loaded with its own page only. Has the listing's id. */
export interface ListingTextRecord {
  id: string;
  description: string;
  overview: OverviewRecord[];
  plans: {
    id: string;
    title: string;
    details: string;
    price: number;
    oldPrice: number | null;
    features: string[];
  }[];
  includedFeatures: string[];
  featureTiles: { id: string; title: string; description: string; picture: string }[];
  founderSections: (Omit<Schemas['FounderSection'], 'portraitUrl'> & {
    /** The founder's picture; left out where there is none. */
    portrait?: string;
  })[];
  /** The gallery; left out where there is the cover alone. */
  pictures?: GalleryPictureRecord[];
}

export interface NamedRecord {
  id: string;
  name: string;
}

export interface MemberRecord {
  id: string;
  name: string;
  picture: string;
  /** The file that the member has sent in place of that picture; left out where there is none. */
  ownPicture?: string;
  memberSince: string;
  dealsBought: number;
}

/** An account; the member with the same id is how others see it. */
export interface AccountRecord {
  id: string;
  /** What it signs in with, lower case. */
  identifier: string;
  roles: Schemas['Role'][];
  /** Salted hash, or null where any password is accepted (specification section 5: no check). */
  passwordHash: string | null;
  /** As it was registered; who never registered here has none. */
  phone?: string;
  /** Wrong passwords since the last right one; none where it is left out. */
  wrongPasswords?: { count: number; lastAt: string };
}

/** Has `accountId--listingId` or `accountId--template--templateId` as its id; it saves one of both. */
export interface BookmarkRecord {
  id: string;
  accountId: string;
  listingId?: string;
  templateId?: string;
  createdAt: string;
  /** When it was taken off the wishlist; left out while it is on it. */
  removedAt?: string;
}

export interface NotificationRecord {
  id: string;
  accountId: string;
  title: string;
  body: string;
  read: boolean;
  listingId: string | null;
  /** What it leads to; left out where it leads nowhere. */
  action?: components['schemas']['NotificationAction'];
  createdAt: string;
}

/** Collections that start with seeded records. */
export interface SeededCollections {
  listings: ListingRecord;
  listingTexts: ListingTextRecord;
  categories: NamedRecord;
  integrations: NamedRecord;
  testimonials: TestimonialRecord;
  featuredTools: FeaturedToolRecord;
  members: MemberRecord;
  reviews: ReviewRecord;
  reviewReplies: ReviewReplyRecord;
  questions: QuestionRecord;
  accounts: AccountRecord;
  profiles: ProfileRecord;
  bookmarks: BookmarkRecord;
  paymentMethods: PaymentMethodRecord;
  creditEntries: CreditEntryRecord;
  notifications: NotificationRecord;
  legalDocuments: LegalDocumentRecord;
  articles: ArticleRecord;
  articleTexts: ArticleTextRecord;
  articleCategories: NamedRecord;
  discussionTopics: NamedRecord;
  discussions: DiscussionRecord;
  comments: CommentRecord;
  participants: ParticipantRecord;
  glossaryLists: GlossaryListRecord;
  terms: TermRecord;
  helpGroups: NamedRecord;
  helpQuestions: HelpQuestionRecord;
  templateAuthors: TemplateAuthorRecord;
  templates: TemplateRecord;
  templateTexts: TemplateTextRecord;
  courses: CourseRecord;
  lessonTexts: LessonTextRecord;
  courseProgress: CourseProgressRecord;
  certificates: CertificateRecord;
  orders: OrderRecord;
  countries: CountryRecord;
  redeemCodes: RedeemCodeRecord;
  redemptions: RedemptionRecord;
  partnerAccounts: PartnerAccountRecord;
  partnerSetups: PartnerSetupRecord;
  banks: BankRecord;
  vendorListings: VendorListingRecord;
  sales: SaleRecord;
}

/** All collections; those that are not seeded start empty. */
export interface Collections extends SeededCollections {
  answers: AnswerRecord;
  files: FileRecord;
  mails: MailRecord;
  sessions: SessionRecord;
  idempotencyKeys: IdempotencyKeyRecord;
  likes: LikeRecord;
  reports: ReportRecord;
  suggestionRequests: SuggestionRequestRecord;
  passwordResets: PasswordResetRecord;
  votes: VoteRecord;
  postReports: PostReportRecord;
  quoteRequests: QuoteRequestRecord;
  contactMessages: ContactMessageRecord;
  partnerFeedback: PartnerFeedbackRecord;
  cardTokens: CardTokenRecord;
  memberships: MembershipRecord;
}

export type CollectionName = keyof Collections;
export type SeededName = keyof SeededCollections;
