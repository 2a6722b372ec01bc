import { useSWRConfig } from 'swr';
import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation, useInvalidate } from '../useApi';

type Schemas = components['schemas'];
export type Session = Schemas['Session'];
export type User = Schemas['User'];

/**
 * Who is signed in. `user` is null for a visitor and undefined while that is not known yet; `demo`
 * is what a demonstration server says of itself, null for any other.
 */
export function useSession() {
  const query = useApi('/session');
  return { ...query, user: query.data?.user, demo: query.data?.demo ?? null };
}

/** Signs in; everything that was read as somebody else is asked again. */
export function useSignIn() {
  const invalidate = useInvalidate();
  return useApiMutation(async (credentials: Schemas['Credentials']) => {
    const { data } = await client.POST('/session', { body: credentials });
    await invalidate();
    return data!;
  });
}

/** Signs out; what only the member could read is forgotten. */
export function useSignOut() {
  const { mutate } = useSWRConfig();
  return useApiMutation(async () => {
    await client.DELETE('/session');
    const isPrivate = (key: unknown) =>
      Array.isArray(key) && ['/bookmarks', '/notifications'].includes(String(key[1]));
    await mutate(isPrivate, undefined, { revalidate: false });
    // Asking for private data now would only be refused: it is still on screen for a moment.
    await mutate((key) => Array.isArray(key) && !isPrivate(key));
  });
}

/** Registers an account, which is signed in at once. */
export function useRegister() {
  const invalidate = useInvalidate();
  return useApiMutation(async (input: Schemas['RegistrationInput']) => {
    const { data } = await client.POST('/registrations', { body: input });
    await invalidate();
    return data!;
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
