import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ListingDetail } from '../../../api/resources/listings';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { CloseIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ScrollRegion } from '../ScrollRegion';
import { comparisonRows, type ComparedItem } from './comparisonRows';

export interface ComparisonTableProps {
  /** The product of the page comes first and can't be removed. */
  listings: readonly ListingDetail[];
  onlyDifferences: boolean;
  onRemove: (listing: ListingDetail) => void;
}

/**
 * Products side by side. What not all of them have is marked; for screen readers the line's name
 * says that it differs.
 */
export function ComparisonTable({ listings, onlyDifferences, onRemove }: ComparisonTableProps) {
  const rows = comparisonRows(listings).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <ScrollRegion label="Comparison, side by side">
      <Table
        sx={{
          minWidth: 112 + listings.length * 144,
          tableLayout: 'fixed',
          '& td, & th': { verticalAlign: 'top', px: { xs: 1.5, sm: 2 } },
        }}
      >
        <VisuallyHidden component="caption">
          {listings.map(({ title }) => title).join(', ')} compared
        </VisuallyHidden>
        <TableHead>
          <TableRow>
            <TableCell scope="col" sx={[lineHead, { width: { xs: 112, md: 180 } }]}>
              <VisuallyHidden>Aspect</VisuallyHidden>
            </TableCell>
            {listings.map((listing, index) => (
              <TableCell key={listing.id} scope="col" sx={{ color: 'text.primary' }}>
                <ColumnHead
                  listing={listing}
                  onRemove={index > 0 ? () => onRemove(listing) : undefined}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          {rows.map(({ label, differs, none, cells }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={[lineHead, { fontWeight: 600 }]}>
                {label}
                {differs ? <VisuallyHidden>, differs</VisuallyHidden> : null}
              </TableCell>
              {cells.map((items, index) => (
                <TableCell key={listings[index]?.id}>
                  <Items items={items} none={none} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

const lineHead = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;

interface ColumnHeadProps {
  listing: ListingDetail;
  onRemove?: () => void;
}

function ColumnHead({ listing, onRemove }: ColumnHeadProps) {
  const { id, title, imageUrl } = listing;
  return (
    <>
      <Box sx={{ maxWidth: 200, borderRadius: '10px', overflow: 'hidden' }}>
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} />
      </Box>
      <Link
        component={AppLink}
        to={pathTo('product', { id })}
        color="inherit"
        sx={{ display: 'block', mt: 1, typography: 'h5', overflowWrap: 'anywhere' }}
      >
        {title}
      </Link>
      {onRemove ? (
        <Button
          size="small"
          color="secondary"
          startIcon={<CloseIcon fontSize="small" />}
          aria-label={`Remove ${title} from the comparison`}
          onClick={onRemove}
          sx={{ mt: 0.5, ml: -1.5 }}
        >
          Remove
        </Button>
      ) : null}
    </>
  );
}

/** As with a text marker, so that a table in which much differs does not become one field of color. */
const marked = {
  px: 0.75,
  mx: -0.75,
  py: 0.25,
  borderRadius: '4px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  fontWeight: 600,
  bgcolor: 'tint.warning',
} as const;

function Items({ items, none }: { items: readonly ComparedItem[]; none: string }) {
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
          <Box component="span" sx={shared ? { color: 'text.secondary' } : marked}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
