import { useMembership } from '../../api/resources/membership';
import { useSession } from '../../api/resources/session';

/**
 * Whether one can still join. False until that is known: members would see what is offered to others go
 * away.
 */
export function useCanJoin(): boolean {
  const { user } = useSession();
  const own = useMembership(Boolean(user));
  return user === null || own.data?.membership === null;
}
