import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { MembershipOffer, MembershipPlanOffer } from '../../api/resources/membership';
import { OwnPanel } from './OwnPanel';
import { PlanChoice } from './PlanChoice';
import { paperHairline } from '../../theme/surfaceStyles';
import { phoneInset } from '../../theme/tokens';
import { useCanJoin } from './useCanJoin';

/** The ticket: what it costs on top, and below the perforation the part that is one's own. */
export function Ticket({ offer: { plans } }: { offer: MembershipOffer }) {
  const [chosenId, choose] = useState<MembershipPlanOffer['id']>();
  const [isJoining, setJoining] = useState(false);
  const plan = plans.find(({ id }) => id === chosenId) ?? plans[0];
  const canJoin = useCanJoin();
  if (!plan) return null;
  return (
    <Box sx={ticket}>
      {canJoin ? (
        <Box sx={{ ...part, pb: { xs: 2.5, sm: 3.5 }, ...notched('100%') }}>
          <PlanChoice
            plans={plans}
            chosen={plan}
            // What is being paid is what was chosen when the button was pressed.
            disabled={isJoining}
            onChoose={({ id }) => choose(id)}
          />
        </Box>
      ) : null}
      <Box sx={canJoin ? { ...part, pt: { xs: 2.5, sm: 3.5 }, ...tear, ...notched('1px') } : part}>
        <OwnPanel plan={plan} onJoining={setJoining} />
      </Box>
    </Box>
  );
}

/** A fine edge that is the same on both sides of a notch; that of other papers is heavier below. */
const evenEdge = (theme: Theme) =>
  `${paperHairline(theme)} drop-shadow(0 1px 0 ${theme.vars.palette.divider}) drop-shadow(0 10px 18px color-mix(in srgb, ${theme.vars.palette.surface.band} 18%, transparent))`;

const ticket = {
  // Its edge is drawn around it: with that it is as wide as a card.
  mx: '1px',
  borderRadius: '20px',
  overflow: 'hidden',
  color: 'text.primary',
  filter: evenEdge,
  '--ring': 'var(--mui-palette-primary-main)',
} as const;

const part = {
  px: { xs: phoneInset, sm: 4 },
  py: { xs: 2, sm: 4 },
  bgcolor: 'background.paper',
} as const;

/**
 * Where it is torn in two. It lies over the last pixel of the other part: between parts of a pixel the
 * band would shine through as a second line.
 */
const tear = { mt: '-1px', borderTop: '2px dashed', borderColor: 'divider' } as const;

/** Cuts a notch out of both ends of an edge, so that the light of the band shows through. */
const notched = (edge: '1px' | '100%') => ({
  mask: ['left', 'right']
    .map(
      (side) =>
        `radial-gradient(circle at ${side} ${edge}, transparent 12px, black 12.5px) no-repeat`,
    )
    .join(),
  // Halves would be darker along the edges where they overlap.
  maskComposite: 'intersect',
});
