import { useSession } from '../../api/resources/session';

/**
 * What to say below a field for the current password: who has signed in to a demo account by one
 * click has never seen its password. Undefined for all others.
 */
export function useDemoPassword(): string | undefined {
  const { user, demo } = useSession();
  const account = demo?.accounts.find(({ identifier }) => identifier === user?.email);
  return account && `The password of this demo account is “${account.password}”.`;
}
