import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import type { MembershipPlanOffer } from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';
import { savingMark } from '../../theme/surfaceStyles';
import { tabularNumbers, weight } from '../../theme/tokens';
import { Radio } from '../../ui/Choice';
import { choiceBox } from '../../ui/choiceBox';
import { periodText } from './chargeText';

export interface PlanChoiceProps {
  plans: readonly MembershipPlanOffer[];
  chosen: MembershipPlanOffer;
  /** True while the choice can't be changed. */
  disabled: boolean;
  onChoose: (plan: MembershipPlanOffer) => void;
}

/** How a membership can be paid, one of which is chosen. */
export function PlanChoice({ plans, chosen, disabled, onChoose }: PlanChoiceProps) {
  return (
    <>
      <FormLabel id="membership-plan" component="h2" sx={{ typography: 'h3', m: 0, mb: 2 }}>
        How to pay
      </FormLabel>
      <RadioGroup
        aria-labelledby="membership-plan"
        name="membership-plan"
        value={chosen.id}
        onChange={({ target }) => {
          const plan = plans.find(({ id }) => id === target.value);
          if (plan) onChoose(plan);
        }}
        sx={{ gap: 1.5 }}
      >
        {plans.map((plan) => (
          <FormControlLabel
            key={plan.id}
            value={plan.id}
            disabled={disabled}
            control={<Radio />}
            label={<PlanLabel plan={plan} />}
            sx={row}
          />
        ))}
      </RadioGroup>
    </>
  );
}

function PlanLabel({ plan }: { plan: MembershipPlanOffer }) {
  const { title, discountPercent } = plan;
  return (
    <Box component="span" sx={label}>
      <Box component="span" sx={{ fontWeight: weight.strong }}>
        {title}{' '}
        {discountPercent > 0 ? (
          <Box component="span" sx={discount}>
            {discountPercent}% less
          </Box>
        ) : null}
      </Box>
      <Box component="span" sx={price}>
        {formatMoney(plan.price)}
        <small>{periodText(plan)}</small>
      </Box>
    </Box>
  );
}

const row = { ...choiceBox, py: 1, pl: 0.5, pr: 2 } as const;

const label = {
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 1,
} as const;

/** The amount is what one compares. */
const price = {
  typography: 'h3',
  whiteSpace: 'nowrap',
  '& small': { typography: 'body2', color: 'text.secondary' },
} as const;

const discount = (theme: Theme) =>
  ({ ...theme.typography.overline, ...savingMark(theme), ml: 0.5 }) as const;
