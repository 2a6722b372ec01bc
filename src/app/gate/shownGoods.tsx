import { styled } from '@mui/material/styles';
import type { Listing } from '../../api/resources/listings';
import { formatMoney } from '../../lib/money';
import type { Query } from '../../ui/QueryView';
import { Rate } from './stageParts';

/** What a scene of goods shows. */
export interface ShownProps {
  query: Pick<Query<{ items: readonly Listing[] }>, 'data' | 'error'>;
  /** The ground of the stage: that of deals, or that of courses. */
  tone: 'deal' | 'success';
}

const Now = styled('div')(({ theme }) => ({
  // A price is never broken: where room is short, the name beside it is.
  whiteSpace: 'nowrap',
  textAlign: 'right',
  '& s': {
    display: 'block',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));

/** What it costs today, over what it cost before. */
export function Price({ item }: { item: Listing | undefined }) {
  return (
    <Now>
      <Rate item={item} />
      {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
    </Now>
  );
}
