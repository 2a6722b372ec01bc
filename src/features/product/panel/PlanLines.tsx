import { styled } from '@mui/material/styles';
import type { Plan } from '../../../api/resources/listings';
import { CheckIcon } from '../../../ui/icons';
import { decidingLines } from './decidingLines';

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  marginBlock: '-6px 14px',
  color: theme.vars.palette.text.secondary,
  // On phones the last of the card: Buy Now is to be in the first view.
  [theme.breakpoints.down('sm')]: {
    order: 1,
    marginBlock: '12px 0',
    paddingTop: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // All of them in one place: it is as high as the highest, whichever is chosen.
  '& > ul': {
    gridArea: '1 / 1',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ul[data-other]': { visibility: 'hidden' },
  '& li': { display: 'flex', gap: 6, overflowWrap: 'anywhere' },
  '& svg': {
    flexShrink: 0,
    marginTop: '0.1em',
    fontSize: '1rem',
    color: theme.vars.palette.success.main,
  },
}));

export interface PlanLinesProps {
  plans: readonly Plan[];
  chosen: Plan;
  /** Whether what stands first in each is said in its chip already. */
  isFirstSaid: boolean;
}

/** What decides between the plans, of the chosen one: a few lines, without a jump when another is chosen. */
export function PlanLines({ plans, chosen, isFirstSaid }: PlanLinesProps) {
  const lines = decidingLines(plans, isFirstSaid);
  return (
    <Lines>
      {plans.map((plan, index) => (
        <ul key={plan.id} data-other={plan.id === chosen.id ? undefined : true}>
          {lines[index]?.map((line) => (
            <li key={line}>
              <CheckIcon />
              {line}
            </li>
          ))}
        </ul>
      ))}
    </Lines>
  );
}
