import { StarsInput } from '../../../forms/StarsInput';
import { TextInput } from '../../../forms/TextInput';
import { REVIEW_MESSAGE } from './reviewSchema';

/** The fields of a review, to be posted or to be changed. */
export function ReviewFields() {
  return (
    <>
      <StarsInput name="stars" label="rate us" required />
      <TextInput name="message" label="Message" multiline required maxLength={REVIEW_MESSAGE.max} />
    </>
  );
}
