import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Bookmark } from '../../api/resources/bookmarks';
import type { StockStatus } from '../../api/resources/listings';
import { ListingSummary } from '../../domain/ListingSummary';
import { Price } from '../../domain/Price';
import { TrashIcon } from '../../ui/icons';

const stockLabels: Record<StockStatus, string> = {
  'in-stock': 'In Stock',
  'sold-out': 'Sold Out',
};

export interface SavedDealRowProps {
  bookmark: Bookmark;
  onRemove: () => void;
}

/** One saved deal: what it is, whether it can be bought, what it costs, and Remove. */
export function SavedDealRow({ bookmark: { listing }, onRemove }: SavedDealRowProps) {
  const { stockStatus } = listing;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ListingSummary listing={listing} headingLevel="h3" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          pl: { xs: '104px', sm: '144px', md: 0 },
        }}
      >
        <Box
          component="span"
          sx={{
            fontSize: '0.875rem',
            fontWeight: 600,
            color: stockStatus === 'in-stock' ? 'success.main' : 'text.secondary',
          }}
        >
          {stockLabels[stockStatus]}
        </Box>
        <Box sx={{ minWidth: 108 }}>
          <Price price={listing.price} oldPrice={listing.oldPrice} />
        </Box>
        <Button
          size="small"
          color="inherit"
          startIcon={<TrashIcon />}
          aria-label={`Remove ${listing.title} from your wishlist`}
          onClick={onRemove}
          sx={{ ml: -1.5 }}
        >
          Remove
        </Button>
      </Box>
    </Box>
  );
}
