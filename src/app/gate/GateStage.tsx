import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Frame } from '../../routing/AppRoute';
import { pathTo, plainPath } from '../../routing/paths';
import type { RouteName } from '../../routing/routeTable';
import { SectionBoundary } from '../../ui/SectionBoundary';
import type { StageProps } from './stageParts';
import { AccountStage, PartnerStage, StudentStage } from './stages';
import { Stage } from './stageStyles';

/** What waits in each part of the site, as a picture of it. */
const OF_FRAMES = { account: AccountStage, student: StudentStage, partner: PartnerStage } as const;

const goods = (pick: (code: typeof import('./goodsStages')) => ComponentType) =>
  lazy(() => import('./goodsStages').then((code) => ({ default: pick(code) })));
const own = (pick: (code: typeof import('./ownStages')) => ComponentType) =>
  lazy(() => import('./ownStages').then((code) => ({ default: pick(code) })));
const sales = (pick: (code: typeof import('./salesStages')) => ComponentType) =>
  lazy(() => import('./salesStages').then((code) => ({ default: pick(code) })));

const Receipt = goods((it) => it.ReceiptStage);
const Card = own((it) => it.CardStage);
const Person = own((it) => it.PersonStage);
const Sales = sales((it) => it.SalesStage);
const Saved = goods((it) => it.SavedStage);
const SavedCourses = goods((it) => it.SavedCoursesStage);
const Offers = goods((it) => it.OffersStage);
const CourseOffers = goods((it) => it.CourseOffersStage);
const Credit = own((it) => it.CreditStage);
const Notices = own((it) => it.NoticesStage);
const Statement = sales((it) => it.StatementStage);

/** The pages that show what they hold themselves. */
const OF_PAGES: Partial<Record<RouteName, ReactElement>> = {
  orders: <Receipt />,
  checkout: <Receipt />,
  wishlist: <Saved />,
  studentWishlist: <SavedCourses />,
  offers: <Offers />,
  studentOffers: <CourseOffers />,
  payment: <Card />,
  paymentMethod: <Card />,
  credits: <Credit />,
  notifications: <Notices />,
  profile: <Person />,
  studentProfile: <Person />,
  sales: <Sales />,
  vendorDashboard: <Sales />,
  partnerDashboard: <Sales />,
  billing: <Statement />,
};

/** A look at what waits behind the sign-in: the goods of the page itself, else of its part of the site. */
export function GateStage({ frame, isWhole }: StageProps & { frame: Frame }) {
  const path = plainPath(useLocation().pathname);
  const page = (Object.keys(OF_PAGES) as RouteName[]).find((name) => pathTo(name) === path);
  const OfFrame = OF_FRAMES[frame];
  if (!page) return <OfFrame isWhole={isWhole} />;
  const empty = <Stage data-solo />;
  return (
    <SectionBoundary fallback={empty}>
      <Suspense fallback={empty}>{OF_PAGES[page]}</Suspense>
    </SectionBoundary>
  );
}
