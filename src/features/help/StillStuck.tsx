import { pathTo } from '../../routing/paths';
import { InvitationBand, type InvitationBandProps } from '../../domain/InvitationBand';

/** Leads visitors who found no answer to the contact form. */
export const StillStuck = ({ isInGrid }: Pick<InvitationBandProps, 'isInGrid'>) => (
  <InvitationBand
    title="Still stuck?"
    action={{ to: pathTo('contact'), label: 'Write to us' }}
    isInGrid={isInGrid}
  >
    Describe it in your own words. You get a case number, and you don’t need to sign in.
  </InvitationBand>
);
