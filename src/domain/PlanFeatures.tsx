import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { Plan } from '../api/resources/listings';
import { weight } from '../theme/tokens';
import { CheckIcon } from '../ui/icons';
import { DottedLine } from './DottedLine';
import { beyondPlan } from './planDifferences';

export interface PlanFeaturesProps {
  plan: Plan;
  /** All plans, from the smallest to the largest. */
  plans: readonly Plan[];
  /** One feature a line, or one after the other as in a label: all, or as much of it as a `brief` line holds. */
  look?: 'list' | 'line' | 'brief';
  sx?: SxProps;
}

/**
 * What a plan includes. Where it holds all of the plan before it, that is said instead of its
 * features, with what it adds. Made of phrasing content: it may be part of a label.
 */
export function PlanFeatures({ plan, plans, look = 'list', sx }: PlanFeaturesProps) {
  const before = plans[plans.indexOf(plan) - 1];
  const more = before && beyondPlan(plan, before);
  const features = more ?? plan.features;
  const lead = more ? `Everything in ${before.title}` : null;
  if (look !== 'list') {
    const isBrief = look === 'brief';
    // In one line there is room for little: what sets the plan apart comes first.
    const said = isBrief ? [...features, lead] : [lead, ...features];
    return (
      <DottedLine sx={[line, isBrief && oneLine, ...(Array.isArray(sx) ? sx : [sx])]}>
        {said.filter(Boolean).map((feature) => (
          <span key={feature}>{feature}</span>
        ))}
      </DottedLine>
    );
  }
  return (
    <Box component="span" role="list" sx={[lines, ...(Array.isArray(sx) ? sx : [sx])]}>
      {lead ? (
        <Box
          component="span"
          role="listitem"
          sx={{ gridColumn: '1 / -1', fontWeight: weight.strong }}
        >
          {lead}, and
        </Box>
      ) : null}
      {features.map((feature) => (
        <Box component="span" role="listitem" key={feature} sx={{ display: 'flex', gap: 1 }}>
          <CheckIcon
            sx={{ mt: '2px', ml: '-2px', fontSize: 17, flexShrink: 0, color: 'success.main' }}
          />
          {feature}
        </Box>
      ))}
    </Box>
  );
}

const line = { typography: 'body2', textWrap: 'pretty' } as const;

/** As high as a line: what has no room in it is read out alone. */
const oneLine = { maxHeight: '1.5em' } as const;

const lines = {
  display: 'grid',
  typography: 'body2',
  textWrap: 'balance',
  color: 'text.primary',
} as const;
