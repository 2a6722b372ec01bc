import { Fragment } from 'react';
import { matchColor } from './matchColor';
import { wordPattern } from './wordPattern';

const MARK = {
  borderRadius: 2,
  backgroundColor: matchColor,
  color: 'inherit',
} as const;

export interface MatchedProps {
  text: string;
  /** What was typed; each of its words is stressed where a word of the text begins with it, and long ones within words. */
  words: string;
}

/** A text with what was typed marked in it, as the help center marks it. */
export function Matched({ text, words }: MatchedProps) {
  const pattern = wordPattern(words);
  if (!pattern) return text;
  // Splitting by a group puts what matched at the odd places.
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} style={MARK}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
