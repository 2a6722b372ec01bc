import { styled } from '@mui/material/styles';
import { useId, type CSSProperties } from 'react';
import type { Plan } from '../../../api/resources/listings';
import { isFree, periodOf, type PlanType } from '../../../domain/priceText';
import { formatMoney } from '../../../lib/money';
import { radius, tabularNumbers } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ownFeatures } from '../ownFeatures';

const stacked = (chips: string) =>
  ({
    [`${chips} label`]: {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      alignContent: 'center',
      paddingInline: 12,
      textAlign: 'start',
    },
    [`${chips} label > span:first-of-type`]: { flexBasis: 'auto' },
  }) as const;

const Chips = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  // One for each plan: what the chosen one gives takes all of them, and would keep empty ones open.
  gridTemplateColumns:
    'repeat(auto-fit, minmax(max(76px, (100% - (var(--plans) - 1) * 8px) / var(--plans)), 1fr))',
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
  '&[data-narrow] label': {
    padding: '4px 3px',
    alignContent: 'start',
    // On phones each line more would push Buy Now out of the first view.
    [theme.breakpoints.up('sm')]: { paddingBlock: 7 },
  },
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
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
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

/** How many characters fit a line of a chip: in a third of a panel, and in half of it. */
const LINE = { third: 16, half: 24 } as const;

/** What a plan gives, of what not all of them do: `1 site, 2 seats`. */
const gives = (plan: Plan, plans: readonly Plan[]): string =>
  ownFeatures(plan, plans)[0] ?? plan.features[0] ?? '';

/**
 * The same in a line of each chip, `1 site · 2 seats`, or the first of it; null where that is too long
 * for one of them: cut short, it would promise something else.
 */
function inChips(plans: readonly Plan[]): readonly string[] | null {
  const line = plans.length > 2 ? LINE.third : LINE.half;
  const texts = plans.map((plan) => {
    const parts = gives(plan, plans).split(', ');
    const all = parts.join(' · ');
    return all.length > line ? (parts[0] ?? '') : all;
  });
  return texts.every(({ length }) => length <= line) ? texts : null;
}

/** Whether each chip says the first of what its plan gives. */
export const chipsSayFirst = (plans: readonly Plan[]): boolean => inChips(plans) !== null;

const priceOf = (price: Plan['price']): string => (isFree(price) ? 'Free' : formatMoney(price));

export interface PlanChipsProps {
  plans: readonly Plan[];
  /** How each of them is paid. */
  planType: PlanType;
  chosen: Plan | undefined;
  onChoose: (plan: Plan) => void;
}

/**
 * Chooses one of several plans, each with its price, and with what it gives where that is short; what
 * decides for the chosen one stands elsewhere, and which one is recommended where they are compared:
 * here it would speak against the one that is chosen. Arrow keys go from one to the next.
 */
export function PlanChips({ plans, planType, chosen, onChoose }: PlanChipsProps) {
  const name = useId();
  const texts = inChips(plans);
  return (
    <Chips
      role="radiogroup"
      aria-label="Plan"
      data-narrow={plans.length > 2 || undefined}
      style={{ '--plans': plans.length } as CSSProperties}
    >
      {plans.map((plan, index) => (
        <label key={plan.id}>
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosen?.id}
            onChange={() => onChoose(plan)}
          />
          <span>{plan.title}</span>{' '}
          <b>
            {priceOf(plan.price)}
            {isFree(plan.price) ? null : <small>{periodOf(planType)}</small>}
          </b>{' '}
          {texts ? (
            <span>{texts[index]}</span>
          ) : (
            <VisuallyHidden>{gives(plan, plans)}</VisuallyHidden>
          )}
        </label>
      ))}
    </Chips>
  );
}
