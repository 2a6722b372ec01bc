import 'virtual:answer-shapes/session';
import { unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../ApiError';
import { client } from '../client';
import { PREFIX, SESSION_PATH } from '../personCache';
import type { components } from '../schema.d';
import { tellSignedOut } from '../sessionEvents';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type Session = Schemas['Session'];
export type User = Schemas['User'];

/** The kind of the refusal below, given by this client. */
const SESSION_NOT_KEPT = 'session-not-kept';
const NOT_KEPT =
  'You were signed in, but your browser did not keep the session. Allow cookies for this site, then try again.';

/**
 * The session as it was asked once; it is asked again when the window gets the focus, when a call is
 * refused and when another tab tells, but not by each part of a page that comes up: a login dialog
 * over a page must not be what makes the page notice that its session has ended.
 */
export const useSessionQuery = () => useApi('/session', {}, { revalidateIfStale: false });

/**
 * Who is signed in. `user` is null for a visitor and undefined while that is not known yet; `demo`
 * is what a demonstration server says of itself, null for any other.
 */
export function useSession() {
  const query = useSessionQuery();
  return { ...query, user: query.data?.user, demo: query.data?.demo ?? null };
}

/**
 * Asks who is signed in and lets the whole page know.
 *
 * @returns a function that gives the session; it rejects with an ApiError
 */
export function useRenewSession(): () => Promise<Session> {
  const { mutate } = useSessionQuery();
  return async () => {
    const { data } = await client.GET('/session');
    await mutate(data, { revalidate: false });
    return data!;
  };
}

/**
 * Who is signed in, read when it is called: also by what goes on after its component has left the page.
 *
 * @returns a function that gives the user, null for a visitor and undefined while it is not known
 */
export function useCurrentUser(): () => User | null | undefined {
  const { cache } = useSWRConfig();
  const key = unstable_serialize([PREFIX, SESSION_PATH, {}]);
  return () => (cache.get(key)?.data as Session | undefined)?.user;
}

/**
 * Asks whether another member has taken the place of one, and shows the whole page as theirs where
 * that is so. A session that has only ended is not told: what its member was doing stays on screen.
 *
 * @returns a function that takes the id of the member; it rejects with an ApiError
 */
export function useYieldToOther(): (memberId: string) => Promise<boolean> {
  const { mutate } = useSessionQuery();
  return async (memberId) => {
    const { data } = await client.GET('/session');
    if (!data?.user || data.user.id === memberId) return false;
    await mutate(data, { revalidate: false });
    return true;
  };
}

/**
 * Asks who is signed in after the server has let someone in.
 *
 * @throws ApiError with status 401 where the browser has not kept the session
 */
function useWelcome(): () => Promise<Session> {
  const renew = useRenewSession();
  return async () => {
    const session = await renew();
    if (!session.user) throw new ApiError({ status: 401, type: SESSION_NOT_KEPT, title: NOT_KEPT });
    return session;
  };
}

/** Signs in. Rejects with an ApiError, also where the browser does not keep the session. */
export function useSignIn() {
  const welcome = useWelcome();
  return useApiMutation(async (credentials: Schemas['Credentials']) => {
    await client.POST('/session', { body: credentials });
    return welcome();
  });
}

/** The session once its user has gone. */
export const withoutUser = (session: Session | undefined): Session | undefined =>
  session && { ...session, user: null };

/** Signs out, in all tabs. */
export function useSignOut() {
  const { mutate } = useSessionQuery();
  return useApiMutation(async () => {
    await client.DELETE('/session');
    tellSignedOut();
    await mutate(withoutUser, { revalidate: false });
  });
}

/** Registers an account, which is signed in at once. */
export function useRegister() {
  const welcome = useWelcome();
  return useApiMutation(async (input: Schemas['RegistrationInput']) => {
    await client.POST('/registrations', { body: input });
    return welcome();
  });
}

/** Asks for a code that sets a new password. */
export function useRequestPasswordReset() {
  return useApiMutation(async (input: Schemas['PasswordResetInput']) => {
    const { data } = await client.POST('/password-resets', { body: input });
    return data!;
  });
}

/** Sets a new password with the code. */
export function useCompletePasswordReset() {
  return useApiMutation(
    async ({ id, ...body }: Schemas['PasswordResetCompletion'] & { id: string }) => {
      await client.PUT('/password-resets/{passwordResetId}', {
        params: { path: { passwordResetId: id } },
        body,
      });
    },
  );
}
