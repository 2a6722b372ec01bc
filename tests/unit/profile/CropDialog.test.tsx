import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CropDialog } from '../../../src/features/profile/picture/CropDialog';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
// It takes a browser to draw.
vi.mock('../../../src/features/profile/picture/pictureFile', async (original) => ({
  ...(await original()),
  drawCrop: () => undefined,
  cropFile: async () => new Blob(['picture'], { type: 'image/webp' }),
}));

const mock = useMockServer();
afterEach(() => act(() => clearToasts()));

function Page() {
  const [isThere, setThere] = useState(true);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isThere ? (
        <CropDialog
          picture={{ width: 8, height: 8 } as ImageBitmap}
          open={isOpen}
          onClose={() => setOpen(false)}
          onExited={() => setThere(false)}
        />
      ) : null}
      <Toasts />
    </>
  );
}

it('tells that a picture was not saved also to who has closed its dialog', async () => {
  await mock.signIn();
  mock.override({ operationId: 'setProfilePicture', dropConnection: true });
  const answer = mock.hold('setProfilePicture');
  renderWithApp(<Page />);
  fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
  await screen.findByRole('button', { name: 'Saving…' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer();
  expect(
    await screen.findByText('We could not reach the server. Your picture stays as it was.'),
  ).toBeVisible();
});
