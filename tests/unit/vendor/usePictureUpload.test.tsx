import { Blob as NodeBlob } from 'node:buffer';
import { renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { DataProvider } from '../../../src/api/DataProvider';
import type { ListingDraft } from '../../../src/features/vendor/form/useListingDraft';
import { usePictureUpload } from '../../../src/features/vendor/pictures/usePictureUpload';
import { keptFile } from '../../../src/features/vendor/uploads/keptFiles';
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

/** Under which name the picture of the draft is kept; nobody is signed in. */
const KEPT_AS = 'undefined ferrymark founder';

/** What is done by hand, when `finish` is called. */
function deferred<T>() {
  let finish!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (finish = resolve));
  return { promise, finish };
}

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
  return { sent, draft, setPicture, open, leaveWith };
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

it('keeps the picture chosen last where the draft begins slowly', async () => {
  const { sent, draft, setPicture, open } = setUp();
  const begun = deferred<string>();
  Object.assign(draft, { current: null, begin: vi.fn(() => begun.promise) });
  const arrived = deferred<void>();
  setPicture.mockImplementation(async (_slot, picture) => {
    sent.push(await picture.text());
    await arrived.promise;
  });
  const { result } = open();
  result.current.start(pictureOf('first'));
  await waitFor(() => expect(draft.begin).toHaveBeenCalledTimes(1));
  result.current.start(pictureOf('second'));
  await waitFor(() => expect(draft.begin).toHaveBeenCalledTimes(2));
  begun.finish('ferrymark');
  await waitFor(() => expect(sent).toEqual(['second']));
  expect(await (await keptFile(KEPT_AS))?.text()).toBe('second');
  arrived.finish();
  await waitFor(() => expect(result.current.upload).toBeNull());
  expect(await keptFile(KEPT_AS)).toBeUndefined();
});

it('keeps the picture chosen last where the one before is prepared slowly', async () => {
  const { sent, setPicture, open } = setUp();
  const read = deferred<{ width: number; height: number; close: () => void }>();
  const readPicture = vi.fn(createImageBitmap).mockReturnValueOnce(read.promise as never);
  vi.stubGlobal('createImageBitmap', readPicture);
  const arrived = deferred<void>();
  setPicture.mockImplementation(async (_slot, picture) => {
    sent.push(await picture.text());
    await arrived.promise;
  });
  const left = open();
  left.result.current.start(pictureOf('first'));
  await waitFor(() => expect(readPicture).toHaveBeenCalled());
  left.unmount();
  const { result } = open();
  result.current.start(pictureOf('second'));
  await waitFor(() => expect(sent).toEqual(['second']));
  const close = vi.fn();
  read.finish({ width: 640, height: 400, close });
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(await (await keptFile(KEPT_AS))?.text()).toBe('second');
  arrived.finish();
  await waitFor(() => expect(result.current.upload).toBeNull());
  expect(sent).toEqual(['second']);
});
