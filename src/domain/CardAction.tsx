import { styled } from '@mui/material/styles';
import type { Listing } from '../api/resources/listings';
import { ArrowRightIcon } from '../ui/icons';
import { PlanTypeBadge } from './ListingBadges';
import { periodOf } from './priceText';

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  whiteSpace: 'nowrap',
  '& b': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
  '& svg': { fontSize: '1rem' },
}));

/** At the end of the price of a card that is one link: how it is paid, and what a click does, for the eye. */
export function CardAction({ planType }: Pick<Listing, 'planType'>) {
  return (
    <Root>
      {/* The price of a year says so itself. */}
      {periodOf(planType) ? null : <PlanTypeBadge planType={planType} />}
      <b aria-hidden>
        View
        <ArrowRightIcon />
      </b>
    </Root>
  );
}
