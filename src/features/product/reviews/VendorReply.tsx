import Box from '@mui/material/Box';
import type { Review } from '../../../api/resources/reviews';
import { Byline } from '../../../domain/Byline';
import { DottedLine } from '../../../domain/DottedLine';
import { MemberText } from '../../../domain/MemberText';
import { VendorBadge } from '../VendorBadge';
import { WrittenDate } from '../WrittenDate';

export interface VendorReplyProps {
  reply: NonNullable<Review['reply']>;
  /** For whom its author speaks. */
  vendorName: string;
}

/** What the vendor answers to a review, set in below it. */
export function VendorReply({ reply, vendorName }: VendorReplyProps) {
  const { author, createdAt, message } = reply;
  return (
    <Box
      component="article"
      aria-label={`Reply by ${author.name}, ${vendorName}`}
      sx={{ mt: 2, pl: { xs: 2, sm: 2.5 }, borderLeft: 2, borderColor: 'divider' }}
    >
      <Byline
        author={author}
        badge={<VendorBadge />}
        about={
          <DottedLine>
            <span>{vendorName}</span>
            <WrittenDate at={createdAt} />
          </DottedLine>
        }
        size="small"
      />
      <Box sx={{ mt: 1 }}>
        <MemberText>{message}</MemberText>
      </Box>
    </Box>
  );
}
