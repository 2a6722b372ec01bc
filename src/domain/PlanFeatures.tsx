import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { Plan } from '../api/resources/listings';
import { CheckIcon } from '../ui/icons';
import { beyondPlan } from './planDifferences';

export interface PlanFeaturesProps {
  plan: Plan;
  /** All plans, from the smallest to the largest. */
  plans: readonly Plan[];
  /** True where it is read out as a list; a label may hold none. */
  isList?: boolean;
  /** `sx` of the lines. */
  sx?: SxProps;
}

/**
 * What a plan includes, one feature a line. Where it holds all of the plan before it, that is said in
 * one line, and only what it adds follows. Made of phrasing content: it may be part of a label.
 */
export function PlanFeatures({ plan, plans, isList = false, sx }: PlanFeaturesProps) {
  const before = plans[plans.indexOf(plan) - 1];
  const more = before && beyondPlan(plan, before);
  const role = isList ? 'listitem' : undefined;
  return (
    <Box
      component="span"
      role={isList ? 'list' : undefined}
      sx={[lines, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {more ? (
        <Box
          component="span"
          role={role}
          sx={{ gridColumn: '1 / -1', fontWeight: 600, textWrap: 'balance' }}
        >
          Everything in {before.title}, and
        </Box>
      ) : null}
      {(more ?? plan.features).map((feature) => (
        <Box component="span" role={role} key={feature} sx={{ display: 'flex', gap: 1 }}>
          <CheckIcon sx={{ mt: '2px', fontSize: 17, flexShrink: 0, color: 'success.main' }} />
          {feature}
        </Box>
      ))}
    </Box>
  );
}

const lines = { display: 'grid', typography: 'body2', color: 'text.primary' } as const;
