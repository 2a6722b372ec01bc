import type { VendorListingStatus } from '../../../api/resources/vendor-listings';
import { labelOf } from '../../../lib/text';
import { StateChip, type StateTone } from '../../../ui/StateChip';
import { STATUS_LABELS } from './listingWords';

const TONES: Partial<Record<string, StateTone>> = {
  live: 'good',
  rejected: 'bad',
  submitted: 'waiting',
};

/** How a listing stands; a status that this version does not know is shown as it is. */
export function StatusChip({ status }: { status: VendorListingStatus }) {
  return <StateChip label={labelOf<string>(STATUS_LABELS, status)} tone={TONES[status]} />;
}
