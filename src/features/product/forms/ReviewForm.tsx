import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { usePostReview, type Review } from '../../../api/resources/reviews';
import { useSession } from '../../../api/resources/session';
import { AppForm } from '../../../forms/AppForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { SubmitRow } from '../../../forms/SubmitRow';
import { useSignedIn } from '../../../session/useSignedIn';
import { ReviewFields } from './ReviewFields';
import { reviewSchema } from './reviewSchema';

const EMPTY = { stars: 0, message: '' };

export interface ReviewFormProps {
  listingId: string;
  /** Called once the review is in the list, with whether the visitor is still there. */
  onPosted: (review: Review, isHere: boolean) => void;
  /** Told whether anything was typed or chosen. */
  onStartedChange: (isStarted: boolean) => void;
}

/**
 * Reviews a listing. Everyone may fill it in; who is not signed in is asked on sending, and finds
 * everything as it was where the answer is no.
 */
export function ReviewForm({ listingId, onPosted, onStartedChange }: ReviewFormProps) {
  const { run } = usePostReview(listingId);
  const signedIn = useSignedIn();
  const { user } = useSession();
  return (
    <AppForm
      label="Leave a Comment"
      initialValues={EMPTY}
      validationSchema={reviewSchema}
      draft={`review ${listingId}`}
      onSubmit={async (values, { isHere }) => {
        const review = await signedIn(() => run(values), 'post your review');
        if (!review) return false;
        onPosted(review, await isHere());
        return true;
      }}
    >
      <ReviewFields />
      {user === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You sign in when you post. What you have written stays.
        </Typography>
      ) : null}
      <SubmitRow>
        <SubmitButton label="Post review" pendingLabel="Posting…" size="large" />
      </SubmitRow>
      <StartedWatch onChange={onStartedChange} />
    </AppForm>
  );
}

function StartedWatch({ onChange }: { onChange: (isStarted: boolean) => void }) {
  const { values } = useFormikContext<typeof EMPTY>();
  const isStarted = values.stars !== EMPTY.stars || values.message !== EMPTY.message;
  useEffect(() => onChange(isStarted), [isStarted, onChange]);
  return null;
}
