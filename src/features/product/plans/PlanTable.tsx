import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ListingDetail } from '../../../api/resources/listings';
import type { PlanRow } from '../../../domain/planDifferences';
import { priceText } from '../../../domain/priceText';
import { weight } from '../../../theme/tokens';
import { CheckIcon } from '../../../ui/icons';
import { MinusIcon } from '../../../ui/moreIcons';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ScrollRegion } from '../ScrollRegion';

export interface PlanTableProps {
  listing: ListingDetail;
  rows: readonly PlanRow[];
}

/** What each plan has of some features, which stay in view while the plans scroll sideways. */
export function PlanTable({ listing, rows }: PlanTableProps) {
  const { plans } = listing;
  return (
    <ScrollRegion label="Plan comparison">
      <Table
        sx={{
          // Three plans still fit beside the features on a phone; more of them scroll.
          minWidth: 120 + plans.length * 72,
          tableLayout: 'fixed',
          '& td, & th': { px: { xs: 1, sm: 2 } },
        }}
      >
        <VisuallyHidden component="caption">
          Where the plans of {listing.title} differ
        </VisuallyHidden>
        <TableHead>
          <TableRow>
            <TableCell
              scope="col"
              sx={[featureColumn, { width: { xs: '34%', sm: 240 }, minWidth: 120 }]}
            >
              Feature
            </TableCell>
            {plans.map((plan) => (
              <TableCell key={plan.id} scope="col" align="center" sx={{ color: 'text.primary' }}>
                {plan.title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableRow>
            <TableCell component="th" scope="row" sx={featureColumn}>
              Price
            </TableCell>
            {plans.map((plan) => (
              <TableCell key={plan.id} align="center" sx={{ fontWeight: weight.strong }}>
                {priceText(plan.price, listing.planType)}
              </TableCell>
            ))}
          </TableRow>
          {rows.map((row) => (
            <TableRow key={row.label}>
              <TableCell component="th" scope="row" sx={featureColumn}>
                {row.label}
              </TableCell>
              {plans.map((plan, index) => (
                <TableCell key={plan.id} align="center">
                  <PlanCell cell={row.cells[index] ?? null} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

const featureColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
} as const;

/** No higher than the words of other cells, and level with them. */
const onTheLine = { display: 'block', mx: 'auto' } as const;

function PlanCell({ cell }: { cell: PlanRow['cells'][number] }) {
  if (cell === null) {
    return (
      <MinusIcon
        fontSize="small"
        titleAccess="Not included"
        sx={{ ...onTheLine, color: 'text.disabled' }}
      />
    );
  }
  if (cell === true) {
    return (
      <CheckIcon
        fontSize="small"
        titleAccess="Included"
        sx={{ ...onTheLine, color: 'success.main' }}
      />
    );
  }
  return cell;
}
