import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { useEditReview, type Review } from '../../../api/resources/reviews';
import { AppForm } from '../../../forms/AppForm';
import { changedOf } from '../../../forms/changedOf';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { EditFormButtons } from '../forms/EditFormButtons';
import { ReviewFields } from '../forms/ReviewFields';
import { reviewSchema } from '../forms/reviewSchema';
import { DeleteReviewDialog } from './DeleteReviewDialog';
import { ReviewBody } from './ReviewBody';
import { phoneInset } from '../../../theme/tokens';

export interface OwnReviewProps {
  listing: Pick<ListingDetail, 'id' | 'vendor'>;
  review: Review;
}

/** The member’s own review of a listing, to be edited in its place or deleted. */
export function OwnReview({ listing, review }: OwnReviewProps) {
  const listingId = listing.id;
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const frame = useRef<HTMLElement>(null);

  const stopEditing = () => {
    setEditing(false);
    frame.current?.focus();
  };

  return (
    <Box
      component="section"
      ref={frame}
      tabIndex={-1}
      aria-label="Your review"
      sx={{
        p: { xs: phoneInset, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
      }}
    >
      {isEditing ? (
        <EditReviewForm listingId={listingId} review={review} onClose={stopEditing} />
      ) : (
        <ReviewBody
          review={review}
          vendorName={listing.vendor.name}
          actions={
            <Box sx={{ mt: 2, display: 'flex', gap: 1 }}>
              <Button variant="outlined" color="secondary" onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button color="error" onClick={() => setDeleting(true)}>
                Delete
              </Button>
            </Box>
          }
        />
      )}
      <DeleteReviewDialog
        listingId={listingId}
        open={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </Box>
  );
}

interface EditReviewFormProps {
  listingId: string;
  review: Review;
  /** Called once the change is saved, and by Cancel. */
  onClose: () => void;
}

/** Changes your own review; what was typed stays whatever the server answers. */
function EditReviewForm({ listingId, review, onClose }: EditReviewFormProps) {
  const { run } = useEditReview(listingId);
  const draft = `own review ${listingId}`;
  const signedIn = useSignedIn();
  // As it was then: another window may save it meanwhile.
  const [start] = useState({ stars: review.stars, message: review.message });
  return (
    <AppForm
      label="Edit your review"
      initialValues={start}
      validationSchema={reviewSchema}
      draft={draft}
      onSentBefore={onClose}
      onSubmit={async (values, { isHere }) => {
        const change = changedOf(start, values);
        if (!change) {
          onClose();
          return true;
        }
        if (!(await signedIn(() => run(change), 'edit your review'))) return false;
        showToast({ severity: 'success', message: 'Your changes were saved.' });
        if (await isHere()) onClose();
        return true;
      }}
    >
      <ReviewFields />
      <EditFormButtons draft={draft} onClose={onClose} />
    </AppForm>
  );
}
