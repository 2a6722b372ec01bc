import type { StatementStatus as Status } from '../../api/resources/statements';
import { labelOf } from '../../lib/text';
import { StateChip, type StateTone } from '../../ui/StateChip';

const LABELS: Record<Status, string> = {
  open: 'Open',
  due: 'Due',
  held: 'Held',
  paid: 'Paid',
  'nothing-due': 'Nothing due',
};

const TONES: Partial<Record<string, StateTone>> = {
  open: 'open',
  due: 'waiting',
  held: 'waiting',
  paid: 'good',
};

/** How a statement stands; a status that this version does not know is shown as it is. */
export function StatementStatus({ status }: { status: Status }) {
  return <StateChip label={labelOf<string>(LABELS, status)} tone={TONES[status]} />;
}
