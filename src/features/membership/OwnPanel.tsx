import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useMembership, type MembershipPlanOffer } from '../../api/resources/membership';
import { usePaymentMethods } from '../../api/resources/payment-methods';
import { useSession } from '../../api/resources/session';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useStillHere } from '../../routing/useStillHere';
import { openLoginDialog } from '../../session/loginDialog';
import { CardIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { chargeText } from './chargeText';
import { JoinForm } from './forms/JoinForm';
import { PANEL_ID } from './panelId';
import { RunningMembership } from './RunningMembership';

export interface OwnPanelProps {
  /** How a membership is to be paid. */
  plan: MembershipPlanOffer;
  /** Told when the visitor begins to join, and when that has ended, whatever came of it. */
  onJoining: (isJoining: boolean) => void;
}

/** One's own membership, or the way to it: signing in, a card, joining. */
export function OwnPanel({ plan, onJoining }: OwnPanelProps) {
  const { user, demo } = useSession();
  const panel = useRef<HTMLElement>(null);
  return (
    <Box
      component="section"
      id={PANEL_ID}
      ref={panel}
      tabIndex={-1}
      aria-label="Your membership"
      // In view with the plans above it.
      sx={{ outline: 0, scrollMarginTop: '320px' }}
    >
      {user === undefined ? <PanelSkeleton isAlone /> : null}
      {user === null ? <SignInFirst plan={plan} /> : null}
      {user ? <MemberPanel plan={plan} panel={panel} onJoining={onJoining} /> : null}
      {demo ? (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {demo.notice}
        </Typography>
      ) : null}
    </Box>
  );
}

interface MemberPanelProps extends OwnPanelProps {
  panel: RefObject<HTMLElement | null>;
}

function MemberPanel({ plan, panel, onJoining }: MemberPanelProps) {
  const own = useMembership(true);
  const methods = usePaymentMethods(true);
  const markPlace = useStillHere();
  // What was pressed goes away with the panel's content; the focus stays in the panel.
  const stay = () => panel.current?.focus();
  return (
    <QueryView query={own} skeleton={<PanelSkeleton isAlone />}>
      {({ membership }) => (
        <QueryView query={methods} skeleton={<PanelSkeleton />}>
          {({ items }) => {
            if (membership)
              return (
                <RunningMembership
                  membership={membership}
                  cards={items}
                  markPlace={markPlace}
                  onChanged={stay}
                />
              );
            const cards = items.filter(({ isExpired }) => !isExpired);
            if (cards.length === 0) return <NoCard hasExpired={items.length > 0} />;
            return (
              <JoinForm
                plan={plan}
                cards={cards}
                markPlace={markPlace}
                onJoining={onJoining}
                onJoined={stay}
              />
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

function SignInFirst({ plan }: { plan: MembershipPlanOffer }) {
  return (
    <>
      <Title>Become a member</Title>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        Sign in and choose a card, and every template is yours to use.
      </Typography>
      <Button
        variant="contained"
        size="large"
        aria-haspopup="dialog"
        onClick={() => void openLoginDialog('join')}
        fullWidth
        sx={{ mt: 3 }}
      >
        Sign in to join for {chargeText(plan)}
      </Button>
    </>
  );
}

function NoCard({ hasExpired }: { hasExpired: boolean }) {
  return (
    <>
      <CardIcon sx={{ fontSize: 32, color: 'text.secondary' }} />
      <Title>{hasExpired ? 'Your card has expired' : 'No payment method on file'}</Title>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        A membership is paid with a card on file. Nothing is charged before you join. Cards are kept
        under{' '}
        <Link component={AppLink} to={pathTo('payment')}>
          Payment
        </Link>
        .
      </Typography>
      {/* The specification leads home from here. */}
      <Button
        component={AppLink}
        to={pathTo('home')}
        variant="contained"
        size="large"
        sx={{ mt: 3 }}
      >
        Add new payment method
      </Button>
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
      {children}
    </Typography>
  );
}

interface PanelSkeletonProps {
  /** True while it is not known yet whether the choice of how to pay comes above: it keeps its room. */
  isAlone?: boolean;
}

function PanelSkeleton({ isAlone }: PanelSkeletonProps) {
  return (
    <Box aria-hidden sx={{ minHeight: isAlone ? 416 : undefined }}>
      <Skeleton width="60%" height={32} />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton variant="rounded" width={200} height={48} sx={{ mt: 3 }} />
    </Box>
  );
}
