import { object, string } from 'yup';
import { reportDetails, requiredText } from '../../../forms/schemaParts';

/** The contract's bounds of a discussion and of a comment. */
export const TITLE = { min: 5, max: 160 } as const;
export const TEXT = { min: 10, max: 10_000 } as const;
export const COMMENT = { max: 5000 } as const;
export const REPORT_DETAILS = { max: 1000 } as const;

const title = requiredText('Give it a title.', TITLE);
const text = requiredText('Write what it is about.', TEXT);

/** A discussion to start. */
export const discussionSchema = object({
  topicId: string().required('Choose a topic.'),
  title,
  text,
});

/** What a discussion is to say now. */
export const discussionChangeSchema = object({ title, text });

/** A comment, or what one is to say now. */
export const commentSchema = object({ text: requiredText('Write your reply.', COMMENT) });

/** A report of a post: one reason, and details where someone wants to give them. */
export const postReportSchema = object({
  reason: string().required('Choose what is wrong with the post.'),
  details: reportDetails(REPORT_DETAILS),
});
