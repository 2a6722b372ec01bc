import { useEffect, useState } from 'react';
import { useSession } from '../../api/resources/session';
import { onSignedOut } from '../../api/sessionEvents';

/**
 * Another number as soon as what a member typed is not to be seen any more: they have signed out, in
 * whichever tab, or another member is there. A session that ends by itself changes nothing.
 */
export function useTypingRound(): number {
  const id = useSession().user?.id;
  const [typing, setTyping] = useState({ by: id, round: 0 });
  if (id && id !== typing.by) setTyping({ by: id, round: typing.round + (typing.by ? 1 : 0) });
  useEffect(
    () => onSignedOut(() => setTyping(({ round }) => ({ by: undefined, round: round + 1 }))),
    [],
  );
  return typing.round;
}
