import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useSession } from '../../api/resources/session';
import type { CheckoutSubject } from '../../domain/readCheckoutUrl';
import { SignInCard } from '../../session/SignInCard';
import { SectionBoundary } from '../../ui/SectionBoundary';
import { belowWay, pagePadding } from '../../theme/pageSteps';
import { ABOVE_FORM, BESIDE_FORM, gateColumns, orderHeight, templateHeight } from './gateLayout';
import { OrderBones } from './OrderBones';
import { GateBreadcrumbs, GateBreadcrumbsSkeleton } from './GateBreadcrumbs';

const OrderToPay = lazy(() =>
  import('./OrderToPay').then((code) => ({ default: code.OrderToPay })),
);
const OrderBreadcrumbs = lazy(() =>
  import('./OrderBreadcrumbs').then((code) => ({ default: code.OrderBreadcrumbs })),
);
const NothingToPay = lazy(() =>
  import('./NothingToPay').then((code) => ({ default: code.NothingToPay })),
);
const RegisterForm = lazy(() =>
  import('../../features/account/forms/RegisterForm').then((code) => ({
    default: code.RegisterForm,
  })),
);
const PayTitle = lazy(() => import('./OrderToPay').then((code) => ({ default: code.PayTitle })));

export interface CheckoutGateProps {
  title: string;
  /** What is to be bought; undefined where the URL names something that nothing can be. */
  subject: CheckoutSubject | undefined;
  /** Whether the URL names anything at all. */
  isChosen: boolean;
}

/** The checkout of someone who is not signed in: the order, and signing in or joining as the first step of paying. */
export function CheckoutGate({ title, subject, isChosen }: CheckoutGateProps) {
  const { demo } = useSession();
  const titleOf = (how: 'Sign in' | 'Join') => (
    // Of an order that can't be had it says no more than other pages do.
    <SectionBoundary fallback={how}>
      <Suspense fallback={`${how} to pay`}>
        <PayTitle subject={subject} how={how} />
      </Suspense>
    </SectionBoundary>
  );
  return (
    <Container sx={page}>
      <Box sx={columns}>
        <Box sx={{ gridArea: 'head' }}>
          <Box sx={{ mb: belowWay }}>
            {isChosen ? (
              <SectionBoundary fallback={<GateBreadcrumbs title={title} />}>
                <Suspense fallback={<GateBreadcrumbsSkeleton />}>
                  <OrderBreadcrumbs subject={subject} title={title} />
                </Suspense>
              </SectionBoundary>
            ) : (
              <GateBreadcrumbs title={title} />
            )}
          </Box>
          <Typography variant="title">{title}</Typography>
        </Box>
        <Box sx={placeOf(subject, isChosen)}>
          <SectionBoundary>
            <Suspense fallback={<OrderBones />}>
              {isChosen ? <OrderToPay subject={subject} /> : <NothingToPay />}
            </Suspense>
          </SectionBoundary>
        </Box>
        <Box sx={{ gridArea: 'form', minWidth: 0, [ABOVE_FORM]: { mt: 1.5 } }}>
          <SignInCard
            title={titleOf('Sign in')}
            // Without anything to pay, choosing comes first.
            isQuiet={!isChosen}
            words={
              isChosen
                ? (demo?.notice ?? 'Nothing is charged yet.')
                : 'Sign in to buy, or to see what you saved.'
            }
            join={{
              title: titleOf('Join'),
              form: (onJoined) => (
                <SectionBoundary>
                  <Suspense fallback={<Box sx={formPlace} />}>
                    <RegisterForm onJoined={onJoined} />
                  </Suspense>
                </SectionBoundary>
              ),
            }}
          />
        </Box>
      </Box>
    </Container>
  );
}

/** As high as the form that comes. */
const formPlace = { minHeight: 480 } as const;

/** At least as high as the window: what appears in its place moves no footer into view. */
const page = { ...pagePadding, minHeight: '100vh' } as const;

const placeOf = (subject: CheckoutSubject | undefined, isChosen: boolean): SxProps =>
  isChosen
    ? [orderPlace, subject?.kind === 'template' ? templateHeight : orderHeight]
    : offersPlace;

/** Where an order on a phone is lower than that, its parts lie farther from each other. */
const orderPlace = {
  gridArea: 'order',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '& > section': { flexGrow: 1, alignContent: 'stretch' },
  // Between the rules, as far from the one as from the other.
  '& > section > *': { [ABOVE_FORM]: { alignContent: 'center' } },
} as const;

/** As high as the best offers are on most phones, so that the card to sign in with does not move down. */
const offersPlace = {
  ...orderHeight,
  gridArea: 'order',
  minWidth: 0,
  [ABOVE_FORM]: { minHeight: 568 },
} as const;

const columns = {
  ...gateColumns,
  gridTemplateAreas: '"head" "order" "form"',
  rowGap: 1.5,
  [BESIDE_FORM]: {
    ...gateColumns[BESIDE_FORM],
    gridTemplateAreas: '"head form" "order form"',
    gridTemplateRows: 'auto 1fr',
  },
} as const;
