import Alert from '@mui/material/Alert';
import type { Plan } from '../api/resources/listings';

/** Says that a link names a plan which is not there, and which one is bought instead. */
export function AnotherPlan({ plan }: { plan: Plan }) {
  return (
    <Alert severity="warning">
      The plan in this link is no longer sold. This is {plan.title} instead.
    </Alert>
  );
}
