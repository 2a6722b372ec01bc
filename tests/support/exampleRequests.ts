import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '../../mocks/contract/types';
import { addCard, visa } from './cards';
import type { MockServer } from './mockServer';
import { forgetSetup } from './partnerSetup';
import { screenshotOf } from './pictures';

type Node = { [key: string]: unknown };

/** A contract whose references are still in it: they lead to the examples. */
const contract = parse(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
) as Node;

function follow(node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const steps = node.$ref.slice(2).split('/');
  return steps.reduce<unknown>((inner, step) => (inner as Node)[step], contract) as Node;
}

/** The example of a schema, put together from those of its parts where it has none of its own. */
function exampleOf(node: Node): unknown {
  const schema = follow(node);
  if ('example' in node || 'example' in schema) return node.example ?? schema.example;
  if (schema.oneOf) return exampleOf((schema.oneOf as Node[])[0]!);
  if (schema.type === 'array') return [exampleOf(schema.items as Node)];
  return Object.fromEntries(
    Object.entries(schema.properties as Record<string, Node>).map(([name, property]) => [
      name,
      exampleOf(property),
    ]),
  );
}

/** The request that the examples of an operation's parameters and body make. */
function requestOf(id: string) {
  const [item, operation] = Object.values(contract.paths as Record<string, Node>)
    .flatMap((path) => Object.values(path).map((one) => [path, one as Node] as const))
    .find(([, one]) => one.operationId === id)!;
  const parameters = [item.parameters, operation.parameters]
    .flatMap((list) => (list ?? []) as Node[])
    .map(follow);
  const examples = (where: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === where).map((one) => [one.name, exampleOf(one)]),
    );
  const content = (operation.requestBody as Node | undefined)?.content as
    Record<string, { schema: Node }> | undefined;
  const [[mediaType, body] = []] = Object.entries(content ?? {});
  return {
    params: examples('path') as Record<string, unknown>,
    query: examples('query'),
    headers: examples('header'),
    // No example can hold the bytes of a file.
    body:
      mediaType === 'application/json'
        ? (exampleOf(body!.schema) as Node)
        : mediaType === undefined
          ? undefined
          : ({ ...screenshotOf(mediaType) } as Node),
  };
}

type Request = ReturnType<typeof requestOf>;

/** Signs in as the author of the posts of the examples, who has no account in the seed. */
async function signInAsAuthor(mock: MockServer) {
  const { accounts, comments } = await mock.backend.store.open('accounts', 'comments');
  const { authorId: id } = comments.get('comment-000002')!;
  accounts.put({ id, identifier: id, passwordHash: null, roles: ['buyer'] });
  await mock.backend.store.save();
  await mock.signIn(id);
}

/** Saves the steps that come before; the versions of the examples then are the setup's. */
async function prepareSetup(mock: MockServer, id: OperationId, { params, headers }: Request) {
  const setup = params as { partnerAccountId: string };
  await forgetSetup(mock, setup.partnerAccountId);
  const before = { params: setup, headers: { 'If-Match': '*' } };
  const save = (step: 'setSetupInformation' | 'setSetupTax' | 'setSetupPayment', body: unknown) =>
    mock.call(step, 200, { ...before, body: body as never });
  await save('setSetupInformation', requestOf('setSetupInformation').body);
  if (id !== 'completePartnerSetup') return;
  await save('setSetupTax', requestOf('setSetupTax').body);
  const { token } = await mock.call('createCardToken', 201, { body: visa });
  await save('setSetupPayment', { ...requestOf('setSetupPayment').body, token });
  headers['If-Match'] = '"3"';
}

/**
 * Signs in, makes what an operation's examples need and no seed can hold, such as a card, and gives
 * the request that they make then.
 */
export async function exampleRequest(mock: MockServer, id: OperationId) {
  await mock.signIn();
  const request = requestOf(id);
  const { params, body } = request;
  if (/^(update|delete)(Discussion|Comment)$/.test(id)) await signInAsAuthor(mock);
  if (id === 'createPartnership') await mock.signIn('no-partner@northbeam.example');
  if (/^(getOwn|update|delete)Question$/.test(id)) {
    const question = { text: 'Is there a plan for teams?', notifyByEmail: false };
    const asked = await mock.call('createQuestion', 201, {
      params: { listingId: params.listingId as string },
      body: question,
    });
    params.questionId = asked.id;
  }
  if (id === 'updateOwnReview') {
    const review = { stars: 3, message: 'It was all right.' };
    await mock.call('createReview', 201, { params: params as never, body: review });
  }
  if (id === 'completePasswordReset') {
    // The id and the code are made by asking; no example can know them.
    const asked = requestOf('createPasswordReset').body as { email: string };
    const reset = await mock.call('createPasswordReset', 202, { body: asked });
    params.passwordResetId = reset.id;
    const { passwordResets } = await mock.backend.store.open('passwordResets');
    body!.code = passwordResets.get(reset.id)!.code;
  }
  if ('paymentMethodId' in params) params.paymentMethodId = (await addCard(mock)).id;
  if (body && 'paymentMethodId' in body) body.paymentMethodId = (await addCard(mock)).id;
  if (id === 'resumeMembership' || id === 'cancelMembership') {
    const paymentMethodId = (await addCard(mock)).id;
    await mock.call('createMembership', 201, {
      headers: { 'Idempotency-Key': 'the-membership-of-the-examples' },
      body: { plan: 'yearly', paymentMethodId },
    });
  }
  if (id === 'createPaymentMethod' || id === 'setSetupPayment') {
    body!.token = (await mock.call('createCardToken', 201, { body: visa })).token;
  }
  if (/^setSetup|^completePartnerSetup$/.test(id)) await prepareSetup(mock, id, request);
  return request;
}
