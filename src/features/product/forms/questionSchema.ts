import { boolean, object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** The contract's bounds of a question. */
export const QUESTION_TEXT = { min: 3, max: 2000 } as const;

const text = () => requiredText('Write your question.', QUESTION_TEXT);

/** A question about a listing. */
export const questionSchema = object({
  text: text(),
  notifyByEmail: boolean().required(),
});

/** Another text of a question (`QuestionChange`). */
export const questionChangeSchema = object({ text: text() });
