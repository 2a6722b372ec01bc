import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { DataProvider } from '../../../src/api/DataProvider';
import type { ListingDraft } from '../../../src/features/vendor/form/useListingDraft';
import { usePictureUpload } from '../../../src/features/vendor/pictures/usePictureUpload';
import { useMockServer } from '../../support/mockServer';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

useMockServer();

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 640, height: 400, close: () => undefined }),
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const pictureOf = (name: string) => new File([name], name, { type: 'image/png' });

it('sends nothing any more that a picture chosen later in the same place has replaced', async () => {
  const setPicture = vi.fn((_slot: string, _file: Blob): Promise<void> => Promise.resolve());
  const draft = {
    current: { listing: { id: 'ferrymark' } },
    begin: () => Promise.resolve('ferrymark'),
    setPicture,
  } as unknown as ListingDraft;
  const open = () =>
    renderHook(() => usePictureUpload(draft, 'founder'), { wrapper: DataProvider });
  const sent = () => setPicture.mock.calls.map(([, file]) => (file as File).name);

  const left = open();
  setPicture.mockRejectedValueOnce(ApiError.unreachable());
  left.result.current.start(pictureOf('first.png'));
  await waitFor(() => expect(left.result.current.upload?.phase).toBe('waiting'));
  left.unmount();

  const again = open();
  again.result.current.start(pictureOf('second.png'));
  await waitFor(() => expect(sent()).toEqual(['first.png', 'second.png']));
  // What waits for the connection would be sent now.
  dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 50));
  expect(sent()).toEqual(['first.png', 'second.png']);
});
