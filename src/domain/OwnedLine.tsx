import Box from '@mui/material/Box';
import type { OwnedProduct } from '../api/resources/products';
import { formatDate } from '../lib/dates';
import { CheckIcon } from '../ui/icons';
import { OfferLine, type OfferLineProps } from './OfferLine';

export interface OwnedLineProps extends Pick<OfferLineProps, 'sx'> {
  product: OwnedProduct;
}

/** That one has it, since when, and which plan: where {@link RefundPromise} is for those who don't. */
export function OwnedLine({ product, sx }: OwnedLineProps) {
  const { kind, planTitle, createdAt, isRefundRequested } = product;
  const plan = kind === 'software' ? planTitle : null;
  return (
    <OfferLine icon={<CheckIcon />} strong={plan ? `You own ${plan}` : 'You own this'} sx={sx}>
      {isRefundRequested ? (
        '· Refund requested'
      ) : (
        <>
          since{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatDate(createdAt)}
          </Box>
        </>
      )}
    </OfferLine>
  );
}
