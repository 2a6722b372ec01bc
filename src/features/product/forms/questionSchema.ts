import { boolean, object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The contract's bounds of a question. */
export const QUESTION_TEXT = { min: 3, max: 2000 } as const;

/** A question about a listing. */
export const questionSchema = object({
  text: requiredText('Write your question.', QUESTION_TEXT),
  notifyByEmail: boolean().required(),
});
