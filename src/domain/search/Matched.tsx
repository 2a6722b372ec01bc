import { Fragment } from 'react';

export interface MatchedProps {
  text: string;
  /** What was typed; each of its words is stressed where a word of the text begins with it, and long ones within words. */
  words: string;
}

/** From so many letters on a word is looked for inside of others. */
const LONG = 4;

/** A text with what was typed underlined in it. */
export function Matched({ text, words }: MatchedProps) {
  const typed = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const literally = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      // “mail” finds “Email”; so few letters as “in” are in every other word.
      return word.length < LONG ? `(?<![\\p{L}\\p{N}])${literally}` : literally;
    });
  if (typed.length === 0) return text;
  const parts = text.split(new RegExp(`(${typed.join('|')})`, 'giu'));
  // Splitting by a group puts what matched at the odd places.
  return parts.map((part, index) =>
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
