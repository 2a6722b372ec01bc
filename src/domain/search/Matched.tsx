import { Fragment } from 'react';
import { wordPattern } from './wordPattern';

export interface MatchedProps {
  text: string;
  /** What was typed; each of its words is stressed where a word of the text begins with it, and long ones within words. */
  words: string;
}

/** A text with what was typed underlined in it. */
export function Matched({ text, words }: MatchedProps) {
  const pattern = wordPattern(words);
  if (!pattern) return text;
  // Splitting by a group puts what matched at the odd places.
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <span
        key={index}
        style={{
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          textDecorationThickness: 2,
        }}
      >
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
