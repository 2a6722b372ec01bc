import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '../api/resources/orders';
import { formatDate } from '../lib/dates';
import { formatMoney } from '../lib/money';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { wholeArea } from '../theme/surfaceStyles';
import { radius, rowPicture } from '../theme/tokens';
import { Picture } from '../ui/Picture';
import { OrderStatusChip } from './OrderStatusChip';

/** A row of a list of orders: what was bought, for how much and when, with the way to its order. */
export function OrderRow({ order }: { order: Order }) {
  const { id, number, item, total, status, createdAt } = order;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ borderRadius: `${radius.small}px`, overflow: 'hidden' }}>
        <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} />
      </Box>
      <Box sx={words}>
        <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={AppLink}
            to={pathTo('orders', { id })}
            color="inherit"
            underline="hover"
            sx={wholeRow}
          >
            {item.title}
          </Link>
        </Typography>
        <Box sx={paid}>
          {formatMoney(total)}
          <OrderStatusChip status={status} />
        </Box>
        <Typography variant="body2" sx={bought}>
          {formatDate(createdAt)}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            · {number}
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}

/** The row leads to its order from everywhere. */
const wholeRow = { '&::after': wholeArea } as const;

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
  gap: 2,
  // On phones the words may be higher than the picture.
  alignItems: { xs: 'start', sm: 'center' },
  py: 1.75,
} as const;

/** What it is and when it was bought, beside what it cost. */
const words = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  minWidth: 0,
} as const;

/** The narrowest phones have room for it below both. */
const bought = {
  color: 'text.secondary',
  '@media (max-width: 359.95px)': { gridColumn: '1 / -1' },
} as const;

/** How it stands is right below its price, however many lines the title has. */
const paid = {
  gridRow: 'span 2',
  '@media (max-width: 359.95px)': { gridRow: 'auto' },
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  rowGap: 0.5,
  typography: 'h5',
  fontVariantNumeric: 'tabular-nums',
} as const;
