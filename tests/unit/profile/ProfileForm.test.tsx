import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProfile } from '../../../src/api/resources/profile';
import { ProfileForm } from '../../../src/features/profile/forms/ProfileForm';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
afterEach(dropAllDrafts);

// jsdom lays nothing out, so there is nothing to scroll.
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()));

function Page({ isCompanyFirst = false }: { isCompanyFirst?: boolean }) {
  const { latest, renew } = useProfile();
  return latest ? (
    <ProfileForm latest={latest} renew={renew} isCompanyFirst={isCompanyFirst} />
  ) : null;
}

const city = () => screen.findByLabelText('City');

it('keeps what was saved on screen where reading it again fails', async () => {
  await mock.signIn();
  const { user } = renderWithApp(<Page />);
  await user.clear(await city());
  await user.type(await city(), 'Lund');
  const problem = { type: 'urn:problem-type:internal', title: 'Broken on purpose', status: 500 };
  mock.override({ operationId: 'getProfile', reply: { status: 500, body: problem } });
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await vi.waitFor(async () => {
    const { profiles } = await mock.backend.store.open('profiles');
    expect(profiles.get('member-maya')!.city).toBe('Lund');
  });
  await vi.waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
  expect(await city()).toHaveValue('Lund');
});

it('folds the company only where nothing is known of one', async () => {
  await mock.signIn();
  const { unmount } = renderWithApp(<Page />);
  expect(await screen.findByRole('group', { name: 'Your company' })).toBeVisible();
  unmount();
  const { profiles } = await mock.backend.store.open('profiles');
  const none = { company: '', companyName: '', businessName: '', abn: '', vatNumber: '' };
  profiles.put({ ...profiles.get('member-maya')!, ...none });
  const { user } = renderWithApp(<Page />);
  const company = await screen.findByLabelText('Company');
  expect(company).not.toBeVisible();
  expect(screen.getByRole('group', { name: 'Your company' })).toContainElement(company);
  await user.click(screen.getByText('Add your company'));
  expect(company).toBeVisible();
  expect(screen.getByText('Where you work; shown beside your posts too.')).toBeVisible();
});

it('begins with the company, never folded, where the page is about it', async () => {
  await mock.signIn();
  const { profiles } = await mock.backend.store.open('profiles');
  const none = { company: '', companyName: '', businessName: '', abn: '', vatNumber: '' };
  profiles.put({ ...profiles.get('member-maya')!, ...none });
  renderWithApp(<Page isCompanyFirst />);
  expect(await screen.findByLabelText('Company')).toBeVisible();
  expect(
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
  ).toEqual(['Your company', 'You', 'Your address'].map((name) => screen.getByText(name).id));
});

it('unfolds the company that comes from another window', async () => {
  await mock.signIn();
  const { profiles } = await mock.backend.store.open('profiles');
  const none = { company: '', companyName: '', businessName: '', abn: '', vatNumber: '' };
  const before = profiles.put({ ...profiles.get('member-maya')!, ...none });
  const { user } = renderWithApp(<Page />);
  expect(await screen.findByLabelText('Company')).not.toBeVisible();
  await user.clear(await city());
  await user.type(await city(), 'Lund');
  await mock.call('updateProfile', 200, {
    headers: { 'If-Match': `"${before.version}"` },
    body: { company: 'Quillbird Labs' },
  });
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  const company = screen.getByLabelText('Company');
  await vi.waitFor(() => expect(company).toHaveValue('Quillbird Labs'));
  expect(company).toBeVisible();
});

it('shows how others see what is typed, before it is saved', async () => {
  await mock.signIn();
  const { user } = renderWithApp(<Page />);
  const title = await screen.findByLabelText('Job title');
  const face = screen.getByRole('complementary', { name: 'How others see you', hidden: true });
  await user.clear(title);
  expect(face).toHaveTextContent('Maya LindqvistNorthbeam');
  await user.type(title, 'Baker');
  expect(face).toHaveTextContent('Maya LindqvistBaker, Northbeam');
});
