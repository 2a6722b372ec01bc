import { Fragment } from 'react';

export interface MatchedProps {
  text: string;
  /** What was typed; each of its words is stressed where a word of the text begins with it. */
  words: string;
}

/** A text with what was typed underlined in it. */
export function Matched({ text, words }: MatchedProps) {
  const typed = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (typed.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${typed.join('|')})`, 'giu'));
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
