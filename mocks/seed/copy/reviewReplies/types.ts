/**
 * What vendors answer to reviews of their listings, by the listing's id: the words with which the review
 * begins, and the answer. Each is about that one review and is written by the founder or the instructor.
 */
export type ReviewReplies = Readonly<
  Record<string, readonly (readonly [review: string, reply: string])[]>
>;
