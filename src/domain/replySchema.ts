import { object } from 'yup';
import { requiredText } from '../forms/schemaParts';

/** Most characters of a reply in the contract. */
export const REPLY_MAX = 2000;

/** A reply to what someone wrote. */
export const replySchema = object({
  text: requiredText('Write your reply.', { max: REPLY_MAX }),
});
