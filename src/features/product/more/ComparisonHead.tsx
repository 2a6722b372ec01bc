import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ListingDetail } from '../../../api/resources/listings';
import { isFree } from '../../../domain/priceText';
import { formatMoney } from '../../../lib/money';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { listActionHeight } from '../../../theme/surfaceStyles';
import { CloseIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BuyButton } from '../BuyButton';
import { bestMark, HEAD_WIDTH, headPicture } from './comparisonStyles';

export interface ComparisonHeadProps {
  listing: ListingDetail;
  /** Whether it is the product of the page. */
  isThis: boolean;
  /** What its price pays for: `a year`; undefined where that is said of none. */
  period: string | undefined;
  /** Whether its price is the lowest of all. */
  isCheapest: boolean;
  /** What it is in the comparison, where there is something to say of that. */
  note?: string;
  onRemove?: () => void;
}

/** The head of a column: the product, what it costs, and its Buy Now. */
export function ComparisonHead({
  listing,
  isThis,
  period,
  isCheapest,
  note,
  onRemove,
}: ComparisonHeadProps) {
  const { id, title, imageUrl, plans, price, oldPrice } = listing;
  return (
    <Box sx={{ position: 'relative', maxWidth: HEAD_WIDTH }}>
      <Picture src={imageUrl} alt="" name={title} width={640} height={400} sx={headPicture} />
      {/* Below the picture, which goes out of sight while the rest stays. */}
      <Box sx={{ position: 'relative', display: 'grid' }}>
        <Box component="span" sx={[noteLook, isThis && { color: 'primary.main' }]}>
          {note}
        </Box>
        <Link component={AppLink} to={pathTo('product', { id })} color="inherit" sx={name}>
          {title}
        </Link>
        <Box sx={prices}>
          <Box component="span" sx={now}>
            {isFree(price) ? 'Free' : formatMoney(price)}
          </Box>{' '}
          {/* Empty it keeps the second line as high as those beside it. */}
          {period === undefined ? null : (
            <Box component="span" sx={periodLook}>
              {period}
            </Box>
          )}{' '}
          {isCheapest ? (
            <Box component="span" sx={lowest}>
              Lowest<VisuallyHidden> price</VisuallyHidden>
            </Box>
          ) : null}{' '}
          <Box component="span" sx={was}>
            {oldPrice ? (
              <s>
                <VisuallyHidden>instead of </VisuallyHidden>
                {formatMoney(oldPrice)}
              </s>
            ) : null}
          </Box>
        </Box>
        <BuyButton
          listing={listing}
          plan={plans[0]}
          label={title}
          size="small"
          sx={{ mt: 1.25, ...listActionHeight }}
        />
        {onRemove ? (
          <IconButton
            size="small"
            aria-label={`Remove ${title} from the comparison`}
            onClick={onRemove}
            sx={{ position: 'absolute', top: -7, right: -8, color: 'text.secondary' }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
    </Box>
  );
}

/** One line, beside the cross. */
const noteLook = {
  minHeight: '1lh',
  mr: 3,
  typography: 'overline',
  color: 'text.secondary',
} as const;

const name = {
  justifySelf: 'start',
  typography: 'h5',
  overflowWrap: 'anywhere',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const;

/**
 * What is paid and what it was, above what it pays for. As many lines in all heads, so that the buttons stand
 * in one.
 */
const prices = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 0.75,
  mt: 0.5,
  whiteSpace: 'nowrap',
  // Where the mark of the lowest has a line of its own, all heads have it.
  '@media (max-width: 359.95px)': { minHeight: '3.5em', alignContent: 'start' },
  // Ends the first line; by a pixel too wide for anything beside it.
  '&::before': { content: '""', order: 3, flexBasis: 'calc(100% + 1px)' },
} as const;

const now = { typography: 'h3' } as const;

const periodLook = {
  order: 4,
  mt: 0.375,
  minHeight: '1lh',
  typography: 'body2',
} as const;

/** Beside the prices, as what is best in a line below. */
const lowest = { ...bestMark, order: 2, my: -0.5, typography: 'overline' } as const;

const was = {
  order: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;
