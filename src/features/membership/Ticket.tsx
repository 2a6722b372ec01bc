import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  useMembership,
  type MembershipOffer,
  type MembershipPlanOffer,
} from '../../api/resources/membership';
import { useSession } from '../../api/resources/session';
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
    <Box sx={ticket}>
      {canJoin ? (
        <>
          <PlanChoice
            plans={plans}
            chosen={plan}
            // What is being paid is what was chosen when the button was pressed.
            disabled={isJoining}
            onChoose={({ id }) => choose(id)}
          />
          <Box aria-hidden sx={perforation} />
        </>
      ) : null}
      <OwnPanel plan={plan} onJoining={setJoining} />
    </Box>
  );
}

const ticket = {
  position: 'relative',
  px: { xs: 2.5, sm: 4 },
  py: { xs: 3, sm: 4 },
  borderRadius: '20px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '--ring': 'var(--mui-palette-primary-main)',
} as const;

/** Where it is torn in two, with a notch of the band's color at either edge. */
const perforation = {
  position: 'relative',
  mx: { xs: -2.5, sm: -4 },
  my: 3.5,
  borderTop: '2px dashed',
  borderColor: 'divider',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: -13,
    left: -12,
    width: 24,
    height: 24,
    borderRadius: '50%',
    bgcolor: 'surface.band',
  },
  '&::after': { left: 'auto', right: -12 },
} as const;
