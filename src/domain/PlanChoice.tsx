import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Plan } from '../api/resources/listings';
import { weight } from '../theme/tokens';
import { Radio } from '../ui/Choice';
import { tallChoice } from '../ui/choiceBox';
import { visuallyHiddenStyles } from '../ui/VisuallyHidden';
import { PlanFeatures, type PlanFeaturesProps } from './PlanFeatures';
import { Price } from './Price';
import type { PlanType } from './priceText';
import { recommendedMark } from './recommendedMark';

export interface PlanChoiceProps {
  /** All plans of a listing, from the smallest to the largest. */
  plans: readonly Plan[];
  /** How each of them is paid. */
  planType: PlanType;
  chosen: Plan;
  onChoose: (plan: Plan) => void;
  /** Whether there is little room: what follows is to be in sight. */
  isFolded: boolean;
  /** Whether it is a part of the order that it is about, and not one of the page. */
  isInOrder?: boolean;
}

/**
 * The plans of a listing, one of which is chosen. Where there is little room that one alone, as it was
 * chosen before, until one asks for the others.
 */
export function PlanChoice({
  plans,
  planType,
  chosen,
  onChoose,
  isFolded,
  isInOrder = false,
}: PlanChoiceProps) {
  const { length } = plans;
  const [isOpen, setOpen] = useState(false);
  const isClosed = isFolded && length > 1 && !isOpen;
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  // Side by side on the widest windows, where a line would leave most of its row empty.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  const areCards = isWide && !isInOrder && length > 1 && length <= 3;
  const look = areCards ? 'list' : 'line';
  const isShort = isInOrder && isFolded && !isOpen;
  // What is not chosen is short, for what follows to be in sight.
  const otherLook = isFolded ? 'brief' : isInOrder ? 'short' : look;
  // In an order it tells no more than the plans do; but the button has to stand beside something.
  const isUntold = isInOrder && !(isFolded && length > 1);
  return (
    <Box>
      <Box sx={isUntold ? visuallyHiddenStyles : head}>
        <Typography id={id} variant={isInOrder ? 'h5' : 'h3'} component={isInOrder ? 'h3' : 'h2'}>
          Plan
        </Typography>
        {isClosed ? (
          <Button
            onClick={() => {
              flushSync(() => setOpen(true));
              // The button is gone; what was chosen is where one goes on from.
              group.current?.querySelector<HTMLInputElement>(':checked')?.focus();
            }}
            sx={{ my: -1, mr: -2 }}
          >
            Change plan
          </Button>
        ) : null}
      </Box>
      <Box
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        sx={[
          { display: 'grid', gap: isInOrder ? 1 : 1.25 },
          isUntold ? null : { mt: isInOrder ? 1 : 1.5 },
          areCards && { gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` },
        ]}
      >
        {(isClosed ? [chosen] : plans).map((plan) => (
          <Box key={plan.id} component="label" sx={[line, areCards ? cardChoice : tallChoice]}>
            <Radio
              name={id}
              value={plan.id}
              checked={plan === chosen}
              onChange={() => onChoose(plan)}
            />
            <span>
              <PlanLabel
                plan={plan}
                plans={plans}
                planType={planType}
                isMarked={!isShort}
                look={plan !== chosen ? otherLook : isShort ? 'short' : look}
              />
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface PlanLabelProps extends Pick<PlanChoiceProps, 'plans' | 'planType'> {
  plan: Plan;
  /** Whether it is told where it is recommended, which helps only beside others. */
  isMarked: boolean;
  /** How its features are said; `list` where it stands beside others. */
  look: NonNullable<PlanFeaturesProps['look']>;
}

function PlanLabel({ plan, plans, planType, isMarked, look }: PlanLabelProps) {
  return (
    <>
      <Box component="span" sx={nameAndPrice}>
        <Box component="span" sx={{ fontWeight: weight.strong }}>
          {plan.title}{' '}
          {plan.isRecommended && isMarked ? (
            <Box component="span" sx={[recommendedMark, { ml: 1 }]}>
              Recommended
            </Box>
          ) : null}
        </Box>{' '}
        <Price price={plan.price} oldPrice={plan.oldPrice} planType={planType} size="small" />
      </Box>
      <PlanFeatures
        plan={plan}
        plans={plans}
        look={look}
        sx={look === 'list' ? cardFeatures : { mt: 0.5, color: 'text.secondary' }}
      />
    </>
  );
}

const head = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;

const nameAndPrice = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
} as const;

/** While the order is on its way the fieldset around it allows no other. */
const line = {
  display: 'flex',
  typography: 'body2',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
} as const;

const cardChoice = { ...tallChoice, pb: 1.5 } as const;

/** From the edge of the radio button on, below it. */
const cardFeatures = { mt: 1.5, ml: -4, rowGap: 0.75, color: 'text.primary' } as const;
