import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

/** Posts a review; each call leaves one more thing right than the one before. */
async function statusOf(path: string, type: string, body: string): Promise<number> {
  const init = { method: 'POST', body, headers: { 'content-type': type } };
  return (await mock.send(path, init)).status;
}

const json = 'application/json';
const review = JSON.stringify({ stars: 5, message: 'Saves me an hour a day.' });
const wrong = JSON.stringify({ stars: 9, message: '' });

describe('of all that is wrong with a request, the first in the order of checks is answered', () => {
  test('a path that the contract does not know, before the session', async () => {
    expect(await statusOf('/no-such-thing', 'text/plain', '{')).toBe(404);
  });

  test('the session, before what was sent', async () => {
    expect(await statusOf('/listings/no-such/reviews?no=1', 'text/plain', '{')).toBe(401);
  });

  test('the media type, the JSON, the rules of the contract, and the record at last', async () => {
    await mock.signIn();
    const path = '/listings/no-such/reviews';
    expect(await statusOf(`${path}?no=1`, 'text/plain', '{')).toBe(415);
    expect(await statusOf(`${path}?no=1`, json, '{')).toBe(400);
    expect(await statusOf(`${path}?no=1`, json, review)).toBe(422);
    expect(await statusOf(path, json, wrong)).toBe(422);
    expect(await statusOf(path, json, review)).toBe(404);
    expect(await statusOf('/listings/replywright/reviews', json, review)).toBe(201);
    expect(await statusOf('/listings/replywright/reviews', json, wrong)).toBe(422);
    expect(await statusOf('/listings/replywright/reviews', json, review)).toBe(409);
  });

  test('parameters and body are refused together', async () => {
    await mock.signIn();
    const response = await mock.send('/listings/replywright/reviews?no=1', {
      method: 'POST',
      body: wrong,
      headers: { 'content-type': json },
    });
    const { errors } = (await response.json()) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/query/no', '/stars', '/message']);
  });
});
