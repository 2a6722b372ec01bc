/** The topics of the specification, section 2, in its order. */
export const topicNames = {
  'ask-me-anything': 'Ask me anything',
  'introduce-yourself': 'Introduce yourself',
  'artificial-intelligence': 'Artificial Intelligence',
  design: 'Design',
  development: 'Development',
} as const;

export type TopicId = keyof typeof topicNames;

/** A comment with the replies to it. */
export interface CommentCopy {
  /** Name of a member, or of the founder of a listed product. */
  by: string;
  /** Hours between what it answers and this comment. */
  after: number;
  votes: number;
  text: string;
  replies: readonly CommentCopy[];
}

/** An opening post with everything below it. */
export interface ThreadCopy {
  title: string;
  by: string;
  /** Days before the seed's moment; a fraction for the hours. */
  daysAgo: number;
  votes: number;
  text: string;
  comments: readonly CommentCopy[];
}

/** A comment, in the order in which one reads it: who, how many hours later, with how many votes, what. */
export const says = (
  by: string,
  after: number,
  votes: number,
  text: string,
  ...replies: CommentCopy[]
): CommentCopy => ({ by, after, votes, text, replies });
