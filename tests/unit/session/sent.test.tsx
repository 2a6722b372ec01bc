import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/api/resources/session';
import { tellRefused, tellSignedOut } from '../../../src/api/sessionEvents';
import { GetQuote } from '../../../src/features/glossary/GetQuote';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
const EMAIL = 'maya.at.home@example.com';

function Page() {
  const { user } = useSession();
  return (
    <>
      <p>{user === undefined ? 'Nobody known' : `Hello ${user?.name ?? 'visitor'}`}</p>
      <GetQuote />
    </>
  );
}

async function open(name: string) {
  renderWithApp(<Page />);
  await screen.findByText(`Hello ${name}`);
}

function send() {
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^First name/, 'Maya');
  fill(/^Email/, EMAIL);
  fireEvent.click(screen.getByRole('button', { name: 'Get a quote' }));
}

/** The page notices who is signed in by now. */
async function notice(name: string) {
  act(tellRefused);
  await screen.findByText(`Hello ${name}`);
}

describe('what a form has sent', () => {
  it('is gone once its member has signed out, also where the answer comes after that', async () => {
    await mock.signIn('maya@dealwright.example');
    await open('Maya Lindqvist');
    send();
    expect(await screen.findByText(EMAIL)).toBeVisible();
    act(tellSignedOut);
    expect(screen.queryByText(EMAIL)).toBeNull();
    const answer = mock.hold('createQuoteRequest');
    send();
    await screen.findByRole('button', { name: /Sending/ });
    act(tellSignedOut);
    answer();
    expect(await screen.findByRole('button', { name: 'Get a quote' })).toBeVisible();
    expect(screen.queryByText(EMAIL)).toBeNull();
  });

  it('is not shown to another member, but stays where a session has only ended', async () => {
    await mock.signIn('maya@dealwright.example');
    await open('Maya Lindqvist');
    send();
    expect(await screen.findByText(EMAIL)).toBeVisible();
    await mock.call('deleteSession', 204);
    await notice('visitor');
    expect(screen.getByText(EMAIL)).toBeVisible();
    await mock.signIn('viktor@dealwright.example');
    await notice('Viktor Amsel');
    expect(screen.queryByText(EMAIL)).toBeNull();
  });

  it('stays for a visitor who signs in, until they sign out', async () => {
    await open('visitor');
    send();
    expect(await screen.findByText(EMAIL)).toBeVisible();
    await mock.signIn('maya@dealwright.example');
    await notice('Maya Lindqvist');
    expect(screen.getByText(EMAIL)).toBeVisible();
    act(tellSignedOut);
    expect(screen.queryByText(EMAIL)).toBeNull();
  });
});
