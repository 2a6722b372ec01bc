import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSession } from '../../../src/api/resources/session';
import { tellRefused, tellSignedOut } from '../../../src/api/sessionEvents';
import { rememberSearch, useRecentSearches } from '../../../src/domain/search/recentSearches';
import { useForgottenMember } from '../../../src/layout/useForgottenMember';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

afterEach(() => localStorage.clear());

function Searches() {
  useForgottenMember();
  const { user } = useSession();
  return [user?.name ?? 'nobody', ...useRecentSearches()].join(', ');
}

async function searchAsMaya() {
  await mock.signIn();
  const { container } = renderWithApp(<Searches />);
  const expectShown = (text: string) => waitFor(() => expect(container).toHaveTextContent(text));
  await expectShown('Maya Lindqvist');
  act(() => rememberSearch('time off for surgery'));
  await expectShown('Maya Lindqvist, time off for surgery');
  return { container, expectShown };
}

it('forgets what a member has searched for when they sign out', async () => {
  const { container } = await searchAsMaya();
  act(tellSignedOut);
  expect(container).not.toHaveTextContent('surgery');
});

it('keeps it where a session ends by itself, until another member comes', async () => {
  const { container, expectShown } = await searchAsMaya();
  await mock.call('deleteSession', 204);
  act(tellRefused);
  await expectShown('nobody, time off for surgery');
  await mock.signIn('viktor@dealwright.example');
  act(tellRefused);
  await expectShown('Viktor');
  expect(container).not.toHaveTextContent('surgery');
});
