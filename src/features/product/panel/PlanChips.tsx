import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Plan } from '../../../api/resources/listings';
import { withoutPeriod } from '../../../domain/planDifferences';
import { isFree } from '../../../domain/priceText';
import { formatMoney } from '../../../lib/money';
import { radius, tabularNumbers } from '../../../theme/tokens';
import { ownFeatures } from '../ownFeatures';

const stacked = (chips: string) =>
  ({
    [`${chips} label`]: {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      paddingInline: 12,
      textAlign: 'start',
    },
    [`${chips} label > span:first-of-type`]: { flexBasis: 'auto' },
  }) as const;

const Chips = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
  gap: 8,
  marginBottom: 14,
  '& label': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: 6,
    minHeight: 40,
    padding: '6px',
    textAlign: 'center',
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.surface.controlEdge}`,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  // Three or more have a line for each: the name, the price, and what it gives.
  '&[data-narrow] label': { padding: '4px 3px', alignContent: 'start' },
  '&[data-narrow] label > span:first-of-type': { flexBasis: '100%' },
  '& label > span:last-of-type': { flexBasis: '100%', textWrap: 'balance' },
  '& label > span:first-of-type': { color: theme.vars.palette.text.primary },
  containerType: 'inline-size',
  // Below each other where there is no room for that, with the price at the end of the line.
  '@container (max-width: 280px)': stacked('&&'),
  '@container (max-width: 300px)': stacked('&[data-narrow]'),
  '& b': {
    ...theme.typography.subtitle2,
    ...tabularNumbers,
    color: theme.vars.palette.text.primary,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& label:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& label:has(:checked)': {
    backgroundColor: theme.vars.palette.tint.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.text.primary,
  },
  '& label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** How many characters fit a line of the half of a panel. */
const HALF_LINE = 24;

/**
 * What a plan gives, of what not all of them do: `1 site · 2 seats`, or the first where that is too long.
 * In a third of a panel one line has to do, `2,000 requests`; the list of plans says it whole.
 */
function inShort(plan: Plan, plans: readonly Plan[]): string {
  const said = (ownFeatures(plan, plans)[0] ?? plan.features[0] ?? '').replaceAll(', ', ' · ');
  const [first = ''] = said.split(' · ');
  if (plans.length > 2) return withoutPeriod(first).replace(/^(unlimited) .*/i, '$1');
  return said.length > HALF_LINE ? first : said;
}

const priceOf = (price: Plan['price']): string => (isFree(price) ? 'Free' : formatMoney(price));

export interface PlanChipsProps {
  plans: readonly Plan[];
  chosen: Plan | undefined;
  onChoose: (plan: Plan) => void;
}

/** Chooses one of several plans, each with its price and what it gives; arrow keys go from one to the next. */
export function PlanChips({ plans, chosen, onChoose }: PlanChipsProps) {
  const name = useId();
  return (
    <Chips role="radiogroup" aria-label="Plan" data-narrow={plans.length > 2 || undefined}>
      {plans.map((plan) => (
        <label key={plan.id}>
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosen?.id}
            onChange={() => onChoose(plan)}
          />
          <span>{plan.title}</span> <b>{priceOf(plan.price)}</b> <span>{inShort(plan, plans)}</span>
        </label>
      ))}
    </Chips>
  );
}
