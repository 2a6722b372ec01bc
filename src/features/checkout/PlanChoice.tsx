import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ListingDetail, Plan } from '../../api/resources/listings';
import { PlanFeatures, type PlanFeaturesProps } from '../../domain/PlanFeatures';
import { Price } from '../../domain/Price';
import { weight } from '../../theme/tokens';
import { Radio } from '../../ui/Choice';
import { useIsPhone } from '../../ui/useIsPhone';
import { tallChoice } from './tallChoice';

export interface PlanChoiceProps {
  listing: ListingDetail;
  chosen: Plan;
  onChoose: (plan: Plan) => void;
}

/** The plans of a listing, one of which is chosen. */
export function PlanChoice({ listing, chosen, onChoose }: PlanChoiceProps) {
  const { length } = listing.plans;
  // Side by side on the widest windows, where a line would leave most of its row empty.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  const areCards = isWide && length > 1 && length <= 3;
  const look = areCards ? 'list' : 'line';
  // On phones what is not chosen is short, for what follows to be in sight.
  const otherLook = useIsPhone() ? 'brief' : look;
  return (
    <Box>
      <FormLabel id="plan-choice" component="h2" sx={{ typography: 'h3', m: 0 }}>
        Plan
      </FormLabel>
      <RadioGroup
        aria-labelledby="plan-choice"
        name="plan"
        value={chosen.id}
        onChange={(event) => {
          const plan = listing.plans.find(({ id }) => id === event.target.value);
          if (plan) onChoose(plan);
        }}
        sx={[
          { mt: 1.5, display: 'grid', gap: areCards ? 2 : 1.25 },
          areCards && { gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` },
        ]}
      >
        {listing.plans.map((plan) => (
          <FormControlLabel
            key={plan.id}
            value={plan.id}
            control={<Radio />}
            label={
              <PlanLabel plan={plan} listing={listing} look={plan === chosen ? look : otherLook} />
            }
            sx={areCards ? cardChoice : tallChoice}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

interface PlanLabelProps {
  plan: Plan;
  listing: ListingDetail;
  /** How its features are said; `list` where it stands beside others. */
  look: NonNullable<PlanFeaturesProps['look']>;
}

function PlanLabel({ plan, listing, look }: PlanLabelProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: weight.strong }}>
          {plan.title}
        </Box>
        <Price
          price={plan.price}
          oldPrice={plan.oldPrice}
          planType={listing.planType}
          size="small"
        />
      </Box>
      <PlanFeatures
        plan={plan}
        plans={listing.plans}
        look={look}
        sx={look === 'list' ? cardFeatures : { mt: 0.5, color: 'text.secondary' }}
      />
    </>
  );
}

const cardChoice = { ...tallChoice, pb: 1.5 } as const;

/** From the edge of the radio button on, below it. */
const cardFeatures = { mt: 1.5, ml: -4, rowGap: 0.75, color: 'text.primary' } as const;
