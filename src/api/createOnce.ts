import { giveUpSending, sendOnce } from './sendOnce';

/** What goes with a request that makes a record. */
interface KeyHeader {
  'Idempotency-Key': string;
}

/**
 * Makes a record once, although its answer may get lost: what is sent again with the same content
 * gets the answer to the first. See *Idempotency* in the contract.
 *
 * @param path where it is sent, with its ids
 * @param body what is sent; other content is another record
 * @param send makes the call with this header, and gives what the client gives
 * @throws ApiError as the call does
 */
export const createOnce = <Answer>(
  path: string,
  body: object,
  send: (header: KeyHeader) => Promise<Answer>,
): Promise<Answer> =>
  sendOnce(path, JSON.stringify(body), (key) => send({ 'Idempotency-Key': key }));

/** Gives up what was sent there, also if it is on its way: the same content makes another record then. */
export const giveUpCreating = (path: string, body: object): void =>
  giveUpSending(path, JSON.stringify(body));
