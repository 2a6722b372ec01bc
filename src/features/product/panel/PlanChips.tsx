import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Plan } from '../../../api/resources/listings';
import { isFree } from '../../../domain/priceText';
import { formatMoney } from '../../../lib/money';
import { radius, tabularNumbers } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { planNames } from '../planNames';

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
    padding: '6px 8px',
    textAlign: 'center',
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.surface.controlEdge}`,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  // Where one of them needs two lines, all have two: below each other where there is no room for that,
  // with the price at the end of the line.
  '&[data-tall] label': { paddingInline: 3 },
  '&[data-tall] label > span': { flexBasis: '100%' },
  containerType: 'inline-size',
  '@container (max-width: 280px)': {
    '&[data-tall] label': {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      paddingInline: 12,
    },
    '&[data-tall] label > span': { flexBasis: 'auto' },
  },
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

/** How many characters of name and price fit a line of the third of a panel. */
const ONE_LINE = 11;

const priceOf = (price: Plan['price']): string => (isFree(price) ? 'Free' : formatMoney(price));

export interface PlanChipsProps {
  plans: readonly Plan[];
  chosen: Plan | undefined;
  onChoose: (plan: Plan) => void;
}

/** Chooses one of several plans, each with its price; arrow keys go from one to the next. */
export function PlanChips({ plans, chosen, onChoose }: PlanChipsProps) {
  const name = useId();
  const names = planNames(plans);
  const isTall = plans.some(
    ({ price }, index) => `${names[index]?.own} ${priceOf(price)}`.length > ONE_LINE,
  );
  return (
    <Chips role="radiogroup" aria-label="Plan" data-tall={isTall || undefined}>
      {plans.map((plan, index) => (
        <label key={plan.id}>
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosen?.id}
            onChange={() => onChoose(plan)}
          />
          <span>
            <VisuallyHidden>{names[index]?.shared}</VisuallyHidden> {names[index]?.own}
          </span>{' '}
          <b>{priceOf(plan.price)}</b>
        </label>
      ))}
    </Chips>
  );
}
