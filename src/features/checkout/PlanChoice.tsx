import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingDetail, Plan } from '../../api/resources/listings';
import { PlanFeatures, type PlanFeaturesProps } from '../../domain/PlanFeatures';
import { Price } from '../../domain/Price';
import { recommendedMark } from '../../domain/recommendedMark';
import { weight } from '../../theme/tokens';
import { Radio } from '../../ui/Choice';
import { useIsPhone } from '../../ui/useIsPhone';
import { tallChoice } from './tallChoice';

export interface PlanChoiceProps {
  listing: ListingDetail;
  chosen: Plan;
  onChoose: (plan: Plan) => void;
}

/**
 * The plans of a listing, one of which is chosen. On phones that one alone, as it was chosen before,
 * until one asks for the others: how it is paid is to be in sight.
 */
export function PlanChoice({ listing, chosen, onChoose }: PlanChoiceProps) {
  const { length } = listing.plans;
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const isClosed = isPhone && length > 1 && !isOpen;
  const group = useRef<HTMLDivElement>(null);
  // Side by side on the widest windows, where a line would leave most of its row empty.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  const areCards = isWide && length > 1 && length <= 3;
  const look = areCards ? 'list' : 'line';
  // On phones what is not chosen is short, for what follows to be in sight.
  const otherLook = isPhone ? 'brief' : look;
  return (
    <Box>
      <Box sx={head}>
        <FormLabel id="plan-choice" component="h2" sx={{ typography: 'h3', m: 0 }}>
          Plan
        </FormLabel>
        {isClosed ? (
          <Button
            onClick={() => {
              flushSync(() => setOpen(true));
              // The button is gone; what was chosen is where one goes on from.
              group.current?.querySelector<HTMLInputElement>(':checked')?.focus();
            }}
            sx={{ my: -1 }}
          >
            Change plan
          </Button>
        ) : null}
      </Box>
      <RadioGroup
        ref={group}
        aria-labelledby="plan-choice"
        name="plan"
        value={chosen.id}
        onChange={(event) => {
          const plan = listing.plans.find(({ id }) => id === event.target.value);
          if (plan) onChoose(plan);
        }}
        sx={[
          { mt: 1.5, display: 'grid', gap: 1.25 },
          areCards && { gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` },
        ]}
      >
        {(isClosed ? [chosen] : listing.plans).map((plan) => (
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
          {plan.title}{' '}
          {plan.isRecommended ? (
            <Box component="span" sx={[recommendedMark, { ml: 1 }]}>
              Recommended
            </Box>
          ) : null}
        </Box>{' '}
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

const head = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;

const cardChoice = { ...tallChoice, pb: 1.5 } as const;

/** From the edge of the radio button on, below it. */
const cardFeatures = { mt: 1.5, ml: -4, rowGap: 0.75, color: 'text.primary' } as const;
