import { useEffect, useRef } from 'react';
import { useSession } from '../api/resources/session';
import { clearToasts } from '../ui/toastStore';

/** Takes the messages of a member away when another person comes: Undo would undo it for the wrong one. */
export function useClearedToasts(): void {
  const { user } = useSession();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const before = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    if (before.current && before.current !== userId) clearToasts();
    before.current = userId;
  }, [userId]);
}
