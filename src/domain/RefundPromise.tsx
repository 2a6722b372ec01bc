import { REFUND_DAYS } from '../lib/refundDays';
import { OfferLine, type OfferLineProps } from './OfferLine';
import { ShieldIcon } from '../ui/icons';

/** What takes the risk out of buying. */
export function RefundPromise({ sx }: Pick<OfferLineProps, 'sx'>) {
  return (
    <OfferLine icon={<ShieldIcon />} strong={`${REFUND_DAYS}-day refund`} sx={sx}>
      if it does not fit
    </OfferLine>
  );
}
