import { Fragment } from 'react';

/** As long as a word may be to fit a line of the smallest phone. */
const LONGEST = 20;

/** A text whose words with hyphens, such as “cross-sell”, are not taken apart at the end of a line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, index) =>
    word.includes('-') && word.length <= LONGEST ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {word}
      </span>
    ) : (
      <Fragment key={index}>{word}</Fragment>
    ),
  );
}
