import { number, object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The contract's bounds of a review. */
export const REVIEW_MESSAGE = { min: 3, max: 2000 } as const;

/** A review: one to five whole stars (specification, section 3) and a message. */
export const reviewSchema = object({
  stars: number()
    .required('Choose at least one star.')
    .integer('Choose whole stars.')
    .min(1, 'Choose at least one star.')
    .max(5, 'Choose at most five stars.'),
  message: requiredText('Write a few words about it.', REVIEW_MESSAGE),
});
