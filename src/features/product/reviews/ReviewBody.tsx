import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Review } from '../../../api/resources/reviews';
import { Byline } from '../../../domain/Byline';
import { DottedLine } from '../../../domain/DottedLine';
import { MemberText } from '../../../domain/MemberText';
import { VerifiedPurchase } from '../../../domain/VerifiedPurchase';
import { formatMonthYear } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { RatingStars } from '../../../ui/RatingStars';
import { WrittenDate } from '../WrittenDate';
import { VendorReply } from './VendorReply';

export interface ReviewBodyProps {
  review: Review;
  /** Who sells what it is about. */
  vendorName: string;
  /** What can be done about it, below its words. */
  actions?: ReactNode;
}

/**
 * Who wrote a review, and what it says: the verdict and its date above the words. Where there is room
 * the member stands at the left, so that the words of all reviews begin at one edge. What the vendor has
 * answered comes last.
 */
export function ReviewBody({ review, vendorName, actions }: ReviewBodyProps) {
  const { author, createdAt, editedAt, message, planTitle, reply, stars } = review;
  return (
    <Box sx={columns}>
      <Byline
        author={author}
        about={
          <DottedLine isStacked>
            <span>Member since {formatMonthYear(author.memberSince)}</span>
            <span>{pluralize(author.dealsBought, 'deal bought', 'deals bought')}</span>
          </DottedLine>
        }
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={verdict}>
          <RatingStars value={stars} size="1.0625rem" />
          {planTitle === null ? null : (
            <Box sx={proof}>
              <VerifiedPurchase planTitle={planTitle} />
            </Box>
          )}
          <Box sx={{ ml: 'auto', typography: 'caption', color: 'text.secondary' }}>
            <WrittenDate at={createdAt} />
            {editedAt ? ' · edited' : null}
          </Box>
        </Box>
        <MemberText>{message}</MemberText>
        {actions}
        {reply ? <VendorReply reply={reply} vendorName={vendorName} /> : null}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '264px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'start',
} as const;

const verdict = {
  mb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const;

/** Beside the stars, and on phones on a line of its own below them and the date. */
const proof = {
  display: 'flex',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
} as const;
