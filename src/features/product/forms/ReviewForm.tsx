import Box from '@mui/material/Box';
import { usePostReview, type Review } from '../../../api/resources/reviews';
import { AppForm } from '../../../forms/AppForm';
import { StarsInput } from '../../../forms/StarsInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextInput } from '../../../forms/TextInput';
import { useSignedIn } from '../../../session/useSignedIn';
import { REVIEW_MESSAGE, reviewSchema } from './reviewSchema';

const EMPTY = { stars: 0, message: '' };

export interface ReviewFormProps {
  listingId: string;
  /** Called once the review stands in the list. */
  onPosted: (review: Review) => void;
}

/**
 * Reviews a listing. Everybody may fill it in; who is not signed in is asked on sending, and finds
 * everything as it was where the answer is no.
 */
export function ReviewForm({ listingId, onPosted }: ReviewFormProps) {
  const { run } = usePostReview(listingId);
  const signedIn = useSignedIn();
  return (
    <AppForm
      label="Leave a Comment"
      initialValues={EMPTY}
      validationSchema={reviewSchema}
      onSubmit={async (values, { resetForm }) => {
        const review = await signedIn(() => run(values), 'post your review');
        if (!review) return;
        resetForm();
        onPosted(review);
      }}
    >
      <StarsInput name="stars" label="rate us" required />
      <TextInput name="message" label="Message" multiline required maxLength={REVIEW_MESSAGE.max} />
      <Box>
        <SubmitButton label="Post review" pendingLabel="Posting…" size="large" />
      </Box>
    </AppForm>
  );
}
