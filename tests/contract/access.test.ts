import { operations } from 'virtual:contract';
import responseRules from 'virtual:contract/responses';
import { describe, expect, test } from 'vitest';
import { deriveContract } from '../../mocks/build/contract';
import { contractTypes, operationRolesModule } from '../../mocks/build/contractTypes';
import { API_URL, operationOf, useMockServer } from '../support/mockServer';

const mock = useMockServer();
const rolesContract = new URL('../support/rolesContract.yaml', import.meta.url);

describe('security and x-roles of the contract', () => {
  test('are in the table of operations', () => {
    const { operations: table } = deriveContract(rolesContract);
    expect(table.map(({ session, roles }) => [session, roles])).toEqual([
      ['none', []],
      ['optional', []],
      ['required', ['vendor', 'student']],
    ]);
  });

  test('are among the generated types', async () => {
    expect(await contractTypes(rolesContract)).toContain(
      'listOwnProducts: { tag: "products"; session: "required"; roles: "vendor" | "student" };',
    );
  });

  test('are in the table that the UI reads, where there are any', () => {
    const table = operationRolesModule(rolesContract);
    expect(table).toContain("listOwnProducts: ['vendor', 'student'],");
    expect(table).not.toContain('getSession');
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s lists the refusals that follow from them',
    (id, { session, roles }) => {
      const listed = Object.keys(responseRules[id]!);
      // Two answer 401 of their own: for a wrong password, and for credits without a member.
      if (id !== 'createSession' && id !== 'createQuote')
        expect(listed.includes('401')).toBe(session === 'required');
      if (roles.length > 0) expect(listed).toContain('403');
    },
  );
});

describe('an operation with roles', () => {
  const forVendors = { ...operationOf('updateDiscussion'), roles: ['vendor' as const] };
  const body = { title: 'Which deal do you regret?', text: 'Mine was a scheduler.' };

  /** Asks with a session, past the route. */
  async function statusFor(identifier: string | null): Promise<number> {
    if (identifier) await mock.signIn(identifier);
    const { sessions } = await mock.backend.store.open('sessions');
    const token = sessions.all().at(-1)?.id ?? null;
    const request = new Request(`${API_URL}/discussions/no-such-discussion`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const params = { discussionId: 'no-such-discussion' };
    return (await mock.backend.answer(forVendors, request, params, token)).status;
  }

  test('asks a visitor to sign in', async () => {
    expect(await statusFor(null)).toBe(401);
  });

  test('refuses an account without the role before it looks for the record', async () => {
    expect(await statusFor('no-vendor@dealwright.example')).toBe(403);
  });

  test('lets an account with the role through', async () => {
    expect(await statusFor('viktor@dealwright.example')).toBe(404);
  });
});
