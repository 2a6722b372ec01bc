import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  useMembership,
  type MembershipOffer,
  type MembershipPlanOffer,
} from '../../api/resources/membership';
import { useSession } from '../../api/resources/session';
import { PaperSheet } from '../../ui/PaperSheet';
import { OwnPanel } from './OwnPanel';
import { PlanChoice } from './PlanChoice';

/** The ticket: what it costs on top, and below the perforation the part that is one's own. */
export function Ticket({ offer: { plans } }: { offer: MembershipOffer }) {
  const [chosenId, choose] = useState<MembershipPlanOffer['id']>();
  const [isJoining, setJoining] = useState(false);
  const plan = plans.find(({ id }) => id === chosenId) ?? plans[0];
  const { user } = useSession();
  const own = useMembership(Boolean(user));
  // Not before it is known: members would see it go away.
  const canJoin = user === null || own.data?.membership === null;
  if (!plan) return null;
  return (
    <PaperSheet sx={{ px: { xs: 2.5, sm: 4 }, pt: { xs: 3, sm: 4 }, pb: { xs: 4.5, sm: 5 } }}>
      {canJoin ? (
        <>
          <PlanChoice
            plans={plans}
            chosen={plan}
            // What is being paid is what was chosen when the button was pressed.
            disabled={isJoining}
            onChoose={({ id }) => choose(id)}
          />
          <Box aria-hidden sx={{ my: 3, borderTop: '2px dashed', borderColor: 'divider' }} />
        </>
      ) : null}
      <OwnPanel plan={plan} onJoining={setJoining} />
    </PaperSheet>
  );
}
