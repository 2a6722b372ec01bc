import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/api/resources/session';
import { tellSignedOut } from '../../../src/api/sessionEvents';
import { useOwnChange } from '../../../src/session/useOwnChange';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

/** Runs a change that ends when the test says so. */
function setUp() {
  let resolve: () => void;
  const promise = new Promise<void>((end) => (resolve = end));
  const onDone = vi.fn<() => void>();
  function Page() {
    const { user } = useSession();
    const change = useOwnChange();
    const run = () =>
      change(() => promise, { reason: 'change it', failure: 'It was not changed.', onDone });
    return user ? <button onClick={() => void run()}>Change</button> : null;
  }
  const { user } = renderWithApp(<Page />);
  const begin = async () => user.click(await screen.findByRole('button', { name: 'Change' }));
  return { begin, end: () => act(async () => resolve()), onDone };
}

describe('a change of one’s own', () => {
  it('is told to the member who made it', async () => {
    await mock.signIn();
    const { begin, end, onDone } = setUp();
    await begin();
    expect(onDone).not.toHaveBeenCalled();
    await end();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is told to nobody once its member has signed out', async () => {
    await mock.signIn();
    const { begin, end, onDone } = setUp();
    await begin();
    act(tellSignedOut);
    await end();
    expect(onDone).not.toHaveBeenCalled();
  });
});
