import { Blob as NodeBlob } from 'node:buffer';
import { renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { DataProvider } from '../../../src/api/DataProvider';
import type { ListingDraft } from '../../../src/features/vendor/form/useListingDraft';
import { usePictureUpload } from '../../../src/features/vendor/pictures/usePictureUpload';
import { useMockServer } from '../../support/mockServer';
import 'fake-indexeddb/auto';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

useMockServer();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 640, height: 400, close: () => undefined }),
  );
  // jsdom has neither.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => '';
      static override revokeObjectURL = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A picture that can be kept, which those of jsdom can't. */
const pictureOf = (name: string) => new NodeBlob([name], { type: 'image/png' }) as Blob;

/** A draft, what it was sent, and a form of it. */
function setUp() {
  const sent: string[] = [];
  const setPicture = vi.fn(async (_slot: string, picture: Blob): Promise<void> => {
    sent.push(await picture.text());
  });
  const draft = {
    current: { listing: { id: 'ferrymark' } },
    begin: () => Promise.resolve('ferrymark'),
    setPicture,
  } as unknown as ListingDraft;
  const open = () =>
    renderHook(() => usePictureUpload(draft, 'founder'), { wrapper: DataProvider });

  /** Leaves a form whose picture did not arrive yet: it waits for the connection. */
  const leaveWith = async (name: string) => {
    const left = open();
    setPicture.mockImplementationOnce(() => Promise.reject(ApiError.unreachable()));
    left.result.current.start(pictureOf(name));
    await waitFor(() => expect(left.result.current.upload?.phase).toBe('waiting'));
    left.unmount();
  };
  return { sent, open, leaveWith };
}

it('goes on with a picture that did not arrive', async () => {
  const { sent, open, leaveWith } = setUp();
  await leaveWith('first');
  open();
  await waitFor(() => expect(sent).toEqual(['first']));
});

it('sends nothing any more that a picture chosen later in the same place has replaced', async () => {
  const { sent, open, leaveWith } = setUp();
  await leaveWith('first');
  const again = open();
  // At once, while what is kept is still being read.
  again.result.current.start(pictureOf('second'));
  await waitFor(() => expect(sent).toEqual(['second']));
  // What waits for the connection would be sent now, before what is to be prepared first.
  dispatchEvent(new Event('online'));
  again.result.current.start(pictureOf('third'));
  await waitFor(() => expect(sent).toContain('third'));
  expect(sent).toEqual(['second', 'third']);
});
