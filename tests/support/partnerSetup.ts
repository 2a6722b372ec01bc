import type { MockServer } from './mockServer';

/** Takes a business back to where nothing of its setup is saved yet, as after becoming a partner. */
export async function forgetSetup(mock: MockServer, partnerAccountId: string): Promise<void> {
  const { store } = mock.backend;
  (await store.open('partnerSetups')).partnerSetups.remove(partnerAccountId);
  await store.save();
}
