import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ListingDetail } from '../../../api/resources/listings';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ScrollRegion } from '../ScrollRegion';
import { ComparisonHead } from './ComparisonHead';
import { ComparisonItems } from './ComparisonItems';
import { comparisonLines, ENOUGH_REVIEWS, periodsOf } from './comparisonRows';
import {
  comparisonFrame,
  comparisonPlace,
  comparisonTable,
  lineHead,
  watchColumns,
} from './comparisonStyles';

export interface ComparisonTableProps {
  /** The product of the page comes first and can't be removed; nor can the last one beside it. */
  listings: readonly ListingDetail[];
  /** Whether those beside it are suggestions. */
  isSuggested: boolean;
  onlyDifferences: boolean;
  onRemove: (listing: ListingDetail) => void;
}

/**
 * Products side by side, their heads with price and Buy Now always in sight. What is best is marked,
 * what one lacks is muted; for screen readers the line's name says that it differs.
 */
export function ComparisonTable({
  listings,
  isSuggested,
  onlyDifferences,
  onRemove,
}: ComparisonTableProps) {
  const { price, lines } = comparisonLines(listings);
  const rows = onlyDifferences ? lines.filter(({ differs }) => differs) : lines;
  const periods = periodsOf(listings);
  const hasPeriods = periods.some(Boolean);
  return (
    <ScrollRegion label="Comparison, side by side" isLong sx={comparisonPlace}>
      <Box sx={comparisonFrame(listings.length)}>
        <Table sx={comparisonTable} stickyHeader>
          <VisuallyHidden component="caption">
            {listings.map(({ title }) => title).join(', ')} compared
          </VisuallyHidden>
          <TableHead>
            <TableRow key={listings.map(({ id }) => id).join()} ref={watchColumns}>
              <TableCell scope="col" abbr="Aspect" sx={[lineHead, corner]}>
                <VisuallyHidden>Aspect</VisuallyHidden>
                {/* The marks are words: who hears them needs no key to them. */}
                <Box aria-hidden sx={legend}>
                  The best in each row is marked. A rating needs at least {ENOUGH_REVIEWS} reviews
                  for that.
                </Box>
              </TableCell>
              {listings.map((listing, index) => (
                <TableCell key={listing.id} scope="col" sx={{ color: 'text.primary' }}>
                  <ComparisonHead
                    listing={listing}
                    isThis={index === 0}
                    period={hasPeriods ? periods[index] : undefined}
                    isCheapest={price?.best[index] ?? false}
                    note={index === 0 ? 'This product' : isSuggested ? 'Suggested' : undefined}
                    onRemove={
                      index > 0 && listings.length > 2 ? () => onRemove(listing) : undefined
                    }
                  />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
            {rows.length === 0 ? (
              <TableRow>
                <TableCell colSpan={listings.length + 1} sx={{ color: 'text.secondary' }}>
                  {price?.differs
                    ? 'They differ only in their price.'
                    : 'They do not differ in anything that is compared here.'}
                </TableCell>
              </TableRow>
            ) : null}
            {rows.map((row) => (
              <TableRow key={row.label}>
                <TableCell component="th" scope="row" sx={lineHead}>
                  <span>{row.label}</span>
                  {row.differs ? <VisuallyHidden>, differs</VisuallyHidden> : null}
                </TableCell>
                {listings.map(({ id }, index) => (
                  <TableCell key={id}>
                    <ComparisonItems row={row} index={index} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </ScrollRegion>
  );
}

const corner = (theme: Theme) => ({
  '&&': {
    zIndex: 3,
    verticalAlign: 'bottom',
    backgroundColor: theme.vars.palette.surface.sunken,
    // By night what is lighter seems nearer: with nothing in it, it goes with the heads beside it.
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.background.paper }),
  },
});

/** At the end of the heads, where it stays in sight; narrow windows have no room for it. */
const legend = {
  display: { xs: 'none', md: 'block' },
  typography: 'caption',
  color: 'text.secondary',
  textWrap: 'pretty',
} as const;
