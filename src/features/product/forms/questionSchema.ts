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

/** The label of its box, wherever it is ticked or cleared. */
export const NOTIFY_LABEL = 'Notify me via email when someone replies to this question';

/** What its author may change of a question (`QuestionChange`). */
export const questionChangeSchema = object({ text: text(), notifyByEmail: boolean() });
