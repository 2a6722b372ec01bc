import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import type { ListingDetail, Plan } from '../../api/resources/listings';
import { PlanFeatures } from '../../domain/PlanFeatures';
import { Price } from '../../domain/Price';
import { Radio } from '../../ui/Choice';
import { tallChoice } from './tallChoice';

export interface PlanChoiceProps {
  listing: ListingDetail;
  chosen: Plan;
  onChoose: (plan: Plan) => void;
}

/** The plans of a listing, one of which is chosen. */
export function PlanChoice({ listing, chosen, onChoose }: PlanChoiceProps) {
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
        sx={{ mt: 1.5, gap: 1.25 }}
      >
        {listing.plans.map((plan) => (
          <FormControlLabel
            key={plan.id}
            value={plan.id}
            control={<Radio />}
            label={<PlanLabel plan={plan} listing={listing} />}
            sx={tallChoice}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

function PlanLabel({ plan, listing }: { plan: Plan; listing: ListingDetail }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
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
        look="line"
        sx={{ mt: 0.5, color: 'text.secondary' }}
      />
    </>
  );
}
