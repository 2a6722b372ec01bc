import { expect, test } from 'vitest';
import { checkReply } from '../../mocks/contract/checkReply';
import type { OperationId, Reply } from '../../mocks/contract/types';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

/** What is said of an answer that is right but for one change. */
function complaint<Id extends OperationId>(
  operationId: Id,
  body: Extract<Reply<Id>, { status: 200 }>['body'],
  change: (body: never) => void,
): string {
  const changed = structuredClone(body);
  change(changed as never);
  try {
    checkReply(operationId, { status: 200, body: changed });
  } catch (error) {
    return (error as Error).message.replace(/^.*\n/, '').replace(/^ {2}/gm, '');
  }
  return '';
}

test('a wrong property is named alone, not with all that belongs to the same object', async () => {
  const params = { listingId: 'replywright' };
  const listing = await mock.call('getListing', 200, { params });
  const said = complaint('getListing', listing, (body: { rating: { average: unknown } }) => {
    body.rating.average = 'high';
  });
  expect(said).toBe('/rating/average: Must be number.');
});

test('of a union, only the form that was meant is held against the answer', async () => {
  const article = await mock.call('getArticle', 200, { params: { articleId: 'sample' } });
  const heading = complaint('getArticle', article, (body: { blocks: unknown[] }) => {
    body.blocks[0] = { kind: 'heading', id: 'start', text: 'Start' };
  });
  expect(heading).toBe('/blocks/0/level: Is required.');
  const unknown = complaint('getArticle', article, (body: { blocks: unknown[] }) => {
    body.blocks[0] = { kind: 'poem' };
  });
  expect(unknown).toBe('/blocks/0: Fits none of the forms that are allowed.');
});

test('an object that may be null is held against what it is when it is there', async () => {
  await mock.signIn();
  const session = await mock.call('getSession', 200);
  const said = complaint('getSession', session, (body: { user: { name: unknown } }) => {
    body.user.name = 5;
  });
  expect(said).toBe('/user/name: Must be string.');
});

test('a property that the contract does not know is named where nothing else is wrong', async () => {
  const figures = await mock.call('getMarketplace', 200);
  const said = complaint('getMarketplace', figures, (body: Record<string, unknown>) => {
    body.secret = true;
  });
  expect(said).toBe('/secret: Is not known here.');
});
