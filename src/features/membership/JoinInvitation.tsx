import type { MembershipOffer } from '../../api/resources/membership';
import { useLinkedPart } from '../../routing/useLinkedPart';
import { InvitationBand } from '../../domain/InvitationBand';
import { chargeText } from './chargeText';
import { PANEL_ID } from './panelId';
import { useCanJoin } from './useCanJoin';

/** After all questions, back to where one joins; nothing for members. */
export function JoinInvitation({ plans }: Pick<MembershipOffer, 'plans'>) {
  const canJoin = useCanJoin();
  useLinkedPart([PANEL_ID]);
  if (!canJoin) return null;
  return (
    <InvitationBand title="Ready to join?" action={{ to: `#${PANEL_ID}`, label: 'Choose a plan' }}>
      Every template, for {plans.map(chargeText).join(' or ')}.
    </InvitationBand>
  );
}
