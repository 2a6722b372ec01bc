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
  /**
   * One feature a line, or one after the other as in a label: all, or what sets it apart, `brief` in four
   * lines, `short` in two or, on wide windows, one.
   */
  look?: 'list' | 'line' | 'brief' | 'short';
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
    const said = [lead, ...(look === 'line' ? features : tellingFirst(features, plans))];
    return (
      <DottedLine sx={[line, lowest[look], ...(Array.isArray(sx) ? sx : [sx])]}>
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
          sx={{ gridColumn: '1 / -1', flexBasis: '100%', fontWeight: weight.strong }}
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

/** What the fewest plans have comes first, as there is room for little; what all have tells nothing. */
function tellingFirst(features: readonly string[], plans: readonly Plan[]): readonly string[] {
  const havers = (feature: string) =>
    plans.filter((plan) => plan.features.includes(feature)).length;
  const own = features.filter((feature) => havers(feature) < plans.length);
  return own.length > 0 ? own.sort((a, b) => havers(a) - havers(b)) : features;
}

const line = { typography: 'body2', textWrap: 'pretty' } as const;

/** What has no room in so many lines is read out alone. */
const lowest = {
  line: null,
  brief: { maxHeight: '6em' },
  short: {
    maxHeight: { xs: '3em', lg: '1.5em' },
    // None breaks: half of one says something else.
    '& > span > span': {
      maxWidth: 1,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
} as const;

const lines = {
  display: 'grid',
  typography: 'body2',
  textWrap: 'balance',
  color: 'text.primary',
} as const;
