import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DealEndLine } from '../../../src/domain/DealEndLine';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2023-03-10T23:57:40Z') }));
afterEach(() => void vi.useRealTimers());

interface PageProps {
  path: string;
  ask: () => number;
}

/** Two cards of deals that end at the same time, beside what the server was asked. */
function Page({ path, ask }: PageProps) {
  const { data } = useSWR(['api', path], ask);
  return (
    <>
      <p>Answer {data}</p>
      <DealEndLine endsAt="2023-03-10T23:59:00Z" isSoon />
      <DealEndLine endsAt="2023-03-10T23:59:00Z" isSoon />
    </>
  );
}

function open(path = '/deals') {
  const ask = vi.fn(() => ask.mock.calls.length);
  const page = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Page path={path} ask={ask} />
    </SWRConfig>,
  );
  return { ask, page };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a deal ends on screen at its minute, and the server is asked once for all of them', async () => {
  const { ask } = open();
  await pass(MINUTE_MS);
  expect(screen.getAllByText(/Deal ends today, in/)).toHaveLength(2);
  expect(screen.getAllByText('1 hour')).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(MINUTE_MS / 2);
  expect(screen.getAllByText(/Deal ended on/)).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Answer 2')).toBeDefined();
  await pass(10 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each(['/articles/{articleId}', '/glossary-terms/{termId}'])(
  'what mentions a listing is asked again, too, when its deal ends: %s',
  async (path) => {
    open(path);
    await pass(2 * MINUTE_MS);
    expect(screen.getByText('Answer 2')).toBeVisible();
  },
);

test('nothing is asked for a deal that is no longer on screen', async () => {
  const { ask, page } = open();
  await pass(0);
  page.unmount();
  await pass(10 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
