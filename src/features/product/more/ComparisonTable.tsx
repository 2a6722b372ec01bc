import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ListingDetail } from '../../../api/resources/listings';
import { priceText } from '../../../domain/priceText';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { CloseIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BuyButton } from '../BuyButton';
import { ScrollRegion } from '../ScrollRegion';
import { comparisonRows, PRICE_ROW, type ComparedItem } from './comparisonRows';
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
 * what all have is muted; for screen readers the line's name says that it differs.
 */
export function ComparisonTable({
  listings,
  isSuggested,
  onlyDifferences,
  onRemove,
}: ComparisonTableProps) {
  const all = comparisonRows(listings);
  // The heads say it, above their buttons.
  const price = all.find(({ label }) => label === PRICE_ROW);
  const rows = all.filter((row) => row !== price && (row.differs || !onlyDifferences));
  return (
    <ScrollRegion label="Comparison, side by side" isLong sx={comparisonPlace}>
      <Box sx={comparisonFrame(listings.length)}>
        <Table sx={comparisonTable} stickyHeader>
          <VisuallyHidden component="caption">
            {listings.map(({ title }) => title).join(', ')} compared
          </VisuallyHidden>
          <TableHead>
            <TableRow key={listings.map(({ id }) => id).join()} ref={watchColumns}>
              <TableCell scope="col" sx={[lineHead, { zIndex: 3 }]}>
                <VisuallyHidden>Aspect</VisuallyHidden>
              </TableCell>
              {listings.map((listing, index) => (
                <TableCell key={listing.id} scope="col" sx={{ color: 'text.primary' }}>
                  <ColumnHead
                    listing={listing}
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
            {rows.map(({ label, differs, none, cells, best }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row" sx={lineHead}>
                  <span>{label}</span>
                  {differs ? <VisuallyHidden>, differs</VisuallyHidden> : null}
                </TableCell>
                {cells.map((items, index) => (
                  <TableCell key={listings[index]?.id}>
                    <Items items={items} none={none} isBest={best[index] ?? false} />
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

interface ColumnHeadProps {
  listing: ListingDetail;
  /** Whether its price is the best of all. */
  isCheapest: boolean;
  /** What it is in the comparison, where there is something to say of that. */
  note?: string;
  onRemove?: () => void;
}

function ColumnHead({ listing, isCheapest, note, onRemove }: ColumnHeadProps) {
  const { id, title, imageUrl, plans, price, planType } = listing;
  return (
    <Box sx={{ position: 'relative', display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          maxWidth: 168,
          borderRadius: '10px',
          overflow: 'hidden',
        }}
      >
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} />
      </Box>
      {note ? (
        <Box
          component="span"
          sx={{ pr: onRemove ? 3 : 0, typography: 'caption', color: 'text.secondary' }}
        >
          {note}
        </Box>
      ) : null}
      <Link
        component={AppLink}
        to={pathTo('product', { id })}
        color="inherit"
        sx={[
          {
            typography: 'h5',
            fontSize: { xs: '0.9375rem', sm: 'h5.fontSize' },
            overflowWrap: 'anywhere',
          },
          // Clear of the cross: on phones, where names need the whole width, below it.
          onRemove && !note ? { mt: { xs: 3.375, sm: 0 }, pr: { xs: 0, sm: 3 } } : null,
        ]}
      >
        {title}
      </Link>
      <Box
        component="span"
        sx={[
          { typography: 'h3', fontSize: { xs: '1.25rem', md: '1.625rem' }, justifySelf: 'start' },
          isCheapest && {
            mx: -0.75,
            px: 0.75,
            borderRadius: '6px',
            bgcolor: 'tint.success',
            color: 'success.main',
          },
        ]}
      >
        {priceText(price, planType)}
        {isCheapest ? <VisuallyHidden> (best)</VisuallyHidden> : null}
      </Box>
      <BuyButton
        listing={listing}
        plan={plans[0]}
        label={title}
        size="small"
        sx={{ width: 1, maxWidth: 168 }}
      />
      {onRemove ? (
        <IconButton
          size="small"
          aria-label={`Remove ${title} from the comparison`}
          onClick={onRemove}
          sx={{ position: 'absolute', top: -6, right: -6, color: 'text.secondary' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}

/** The best of a line, and the only thing in the table that has a color. */
const bestMark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  // Its words stand on the line of its neighbors, its edge on that of the column.
  py: 0.25,
  my: -0.25,
  borderRadius: '6px',
  fontWeight: 600,
  bgcolor: 'tint.success',
  color: 'success.main',
} as const;

interface ItemsProps {
  items: readonly ComparedItem[];
  none: string;
  isBest: boolean;
}

function Items({ items, none, isBest }: ItemsProps) {
  if (items.length === 0) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {none}
      </Box>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {items.map(({ text, shared }) => (
        <Box component="li" key={text} sx={{ overflowWrap: 'anywhere' }}>
          <Box
            component="span"
            sx={isBest ? bestMark : { color: shared ? 'text.secondary' : undefined }}
          >
            {text}
            {isBest ? <VisuallyHidden> (best)</VisuallyHidden> : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
