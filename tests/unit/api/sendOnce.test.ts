import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { giveUpSending, sendOnce } from '../../../src/api/sendOnce';

afterEach(() => sessionStorage.clear());

const name = 'message member-maya';
const send = (call: (key: string) => Promise<string>) => sendOnce(name, 'Hello', call);
const lost = new ApiError({ status: 0, reason: 'unreachable' });

it('sends the same content under the same key until it is known what came of it', async () => {
  const call = vi.fn<(key: string) => Promise<string>>();
  call.mockRejectedValueOnce(lost);
  await expect(send(call)).rejects.toBe(lost);
  call.mockResolvedValue('made');
  await send(call);
  await send(call);
  const [first, again, next] = call.mock.calls.flat();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('keeps the key where sending again is refused for want of a session', async () => {
  const call = vi.fn<(key: string) => Promise<string>>();
  const signedOut = new ApiError({ status: 401 });
  call.mockRejectedValueOnce(lost).mockRejectedValueOnce(signedOut).mockResolvedValue('made');
  await expect(send(call)).rejects.toBe(lost);
  await expect(send(call)).rejects.toBe(signedOut);
  await send(call);
  expect(new Set(call.mock.calls.flat()).size).toBe(1);
});

it('sends under another key what was refused', async () => {
  const call = vi.fn<(key: string) => Promise<string>>();
  const refused = new ApiError({ status: 409 });
  call.mockRejectedValueOnce(refused).mockResolvedValue('made');
  await expect(send(call)).rejects.toBe(refused);
  await send(call);
  expect(new Set(call.mock.calls.flat()).size).toBe(2);
});

it('sends what was given up under another key, which the late answer to the first leaves alone', async () => {
  let answer = (_text: string) => {};
  const keys: string[] = [];
  const first = send((key) => {
    keys.push(key);
    return new Promise((done) => (answer = done));
  });
  giveUpSending(name, 'Hello');
  const failing = (key: string) => {
    keys.push(key);
    return Promise.reject(lost);
  };
  await expect(send(failing)).rejects.toBe(lost);
  answer('made');
  await first;
  await expect(send(failing)).rejects.toBe(lost);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});
