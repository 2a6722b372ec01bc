import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Frame } from '../../routing/AppRoute';
import { pathTo, plainPath } from '../../routing/paths';
import type { RouteName } from '../../routing/routeTable';
import { SectionBoundary } from '../../ui/SectionBoundary';
import { Stage } from './stageStyles';

type Scenes = Partial<Record<RouteName, ReactElement>>;

const orders = (pick: (code: typeof import('./orderScenes')) => ComponentType) =>
  lazy(() => import('./orderScenes').then((code) => ({ default: pick(code) })));
const saved = (pick: (code: typeof import('./savedScenes')) => ComponentType) =>
  lazy(() => import('./savedScenes').then((code) => ({ default: pick(code) })));
const own = (pick: (code: typeof import('./ownStages')) => ComponentType) =>
  lazy(() => import('./ownStages').then((code) => ({ default: pick(code) })));
const offers = (pick: (code: typeof import('./offerScenes')) => ComponentType) =>
  lazy(() => import('./offerScenes').then((code) => ({ default: pick(code) })));

const listed = (pick: (code: typeof import('./listedScenes')) => ComponentType) =>
  lazy(() => import('./listedScenes').then((code) => ({ default: pick(code) })));
const tools = (pick: (code: typeof import('./toolScenes')) => ComponentType) =>
  lazy(() => import('./toolScenes').then((code) => ({ default: pick(code) })));

const Library = lazy(() =>
  import('./libraryScene').then(({ LibraryScene }) => ({ default: LibraryScene })),
);
const Lesson = lazy(() =>
  import('./lessonScene').then(({ LessonScene }) => ({ default: LessonScene })),
);
const Goods = orders((it) => it.GoodsScene);
const Orders = orders((it) => it.OrdersScene);
const Saved = saved((it) => it.SavedScene);
const SavedCourses = saved((it) => it.SavedCoursesScene);
const Offers = offers((it) => it.OffersScene);
const CourseOffers = offers((it) => it.CourseOffersScene);
const Sales = lazy(() =>
  import('./salesScene').then(({ SalesScene }) => ({ default: SalesScene })),
);
const News = lazy(() => import('./newsScene').then(({ NewsScene }) => ({ default: NewsScene })));
const Payout = listed((it) => it.PayoutScene);
const Listed = listed((it) => it.ListedScene);
const Listing = tools((it) => it.ListingScene);
const Form = tools((it) => it.FormScene);
const Statement = lazy(() =>
  import('./statementScene').then(({ StatementScene }) => ({ default: StatementScene })),
);
const Person = own((it) => it.PersonStage);
const Student = own((it) => it.StudentStage);
const Business = own((it) => it.BusinessStage);
const Card = own((it) => it.CardStage);
const Credit = own((it) => it.CreditStage);
const Notices = own((it) => it.NoticesStage);

/** What waits in each part of the site, as a picture of it. */
const OF_FRAMES: Record<Frame, ReactElement> = {
  account: <Library />,
  student: <Lesson />,
  partner: <Payout />,
};

/** The pages that show what they hold themselves. */
const OF_PAGES: Scenes = {
  account: <Goods />,
  orders: <Orders />,
  // Of an order that was placed; what is still to be paid has a page of its own.
  checkout: <Orders />,
  wishlist: <Saved />,
  studentWishlist: <SavedCourses />,
  offers: <Offers />,
  studentOffers: <CourseOffers />,
  notifications: <Notices />,
  partnerDashboard: <News />,
  vendorDashboard: <Payout />,
  sales: <Sales />,
  billing: <Statement />,
};

/** Those on which lie no goods. */
const OF_OWN: Scenes = {
  payment: <Card />,
  paymentMethod: <Card />,
  credits: <Credit />,
  profile: <Person />,
  studentProfile: <Student />,
  vendorProfile: <Business />,
};

/** Those that offer something, whose picture phones show as well. */
const OF_OFFERS: Scenes = {
  listYourTool: <Listing />,
  addProduct: <Form />,
  partnerListing: <Listed />,
};

/** A look at what waits behind the sign-in: the goods of the page itself, else of its part of the site. */
export function GateStage({ frame }: { frame: Frame }) {
  const { pathname } = useLocation();
  const path = plainPath(pathname);
  const sceneOf = (scenes: Scenes) =>
    scenes[(Object.keys(scenes) as RouteName[]).find((name) => pathTo(name) === path)!];
  const show = (scene: ReactElement, empty: ReactElement) => (
    <SectionBoundary fallback={empty}>
      <Suspense fallback={empty}>{scene}</Suspense>
    </SectionBoundary>
  );
  // Until then each is as high as what comes.
  const own = sceneOf(OF_OWN);
  if (own) return show(own, <Stage data-solo />);
  const offer = sceneOf(OF_OFFERS);
  if (offer) return show(offer, <Stage data-whole />);
  return show(sceneOf(OF_PAGES) ?? OF_FRAMES[frame], <Stage data-low />);
}
