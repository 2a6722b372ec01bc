import { useEffect, useState } from 'react';
import { useSession } from '../api/resources/session';
import { onSignedOut } from '../api/sessionEvents';

interface Sent<Value> {
  value: Value;
  /** Who has sent it; undefined where nobody was signed in. */
  memberId: string | undefined;
  /** Of the members one after the other; an answer may come when the next one is there. */
  turn: number;
}

/**
 * What a form has sent, for the confirmation in its place; null before that. It names an address or a
 * case, so nobody else is to read it: it is gone once its member has signed out or another has come.
 * What a visitor has sent is theirs after signing in, and a session that ends by itself takes nothing.
 *
 * @returns like `useState`
 */
export function useSent<Value>(): [Value | null, (value: Value | null) => void] {
  const { user } = useSession();
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState<Sent<Value> | null>(null);
  useEffect(() => onSignedOut(() => setTurn((count) => count + 1)), []);

  if (sent && user && sent.memberId !== user.id) {
    setSent(sent.memberId === undefined ? { ...sent, memberId: user.id } : null);
  }
  const set = (value: Value | null) =>
    setSent(value === null ? null : { value, memberId: user?.id, turn });
  return [sent?.turn === turn ? sent.value : null, set];
}
