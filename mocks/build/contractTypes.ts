import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { deriveContract } from './contract';

const union = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' | ') || 'never';

/**
 * `src/api/operationRoles.ts`: the roles of the contract for the UI. Only operations that ask for one
 * are listed, so that it weighs next to nothing.
 */
export function operationRolesModule(file: URL): string {
  const lines = deriveContract(file)
    .operations.filter(({ roles }) => roles.length > 0)
    .map(({ id, roles }) => `  ${id}: [${roles.map((role) => `'${role}'`).join(', ')}],\n`);
  return `// Generated from openapi.yaml by \`npm run generate\`; do not edit.
import type { components, operations } from './schema.d';

/** The roles of which an account needs one for an operation, from x-roles; none where it is left out. */
export const operationRoles: Partial<
  Record<keyof operations, readonly components['schemas']['Role'][]>
> = {${lines.length > 0 ? '\n' : ''}${lines.join('')}};
`;
}

/**
 * The types of the contract, as `src/api/schema.d.ts` holds them: those of openapi-typescript, and
 * what it leaves out: of each operation its tag, session and roles, and the statuses of each range.
 */
export async function contractTypes(file: URL): Promise<string> {
  const schema = astToString(
    await openapiTypescript(file, {
      // Bytes are no text: a file is sent, and answered, as a Blob.
      transform: ({ format }) =>
        format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
    }),
  );
  const { operations, statusRanges } = deriveContract(file);
  const traits = operations.map(
    ({ id, tag, session, roles }) =>
      `    ${id}: { tag: "${tag}"; session: "${session}"; roles: ${union(roles)} };\n`,
  );
  const ranges = Object.entries(statusRanges).map(
    ([range, statuses]) => `    "${range}": ${statuses.join(' | ')};\n`,
  );
  return `${COMMENT_HEADER}${schema}
/** Each operation's tag, whether it takes a session, and the roles of which it asks for one. */
export interface operationTraits {
${traits.join('')}}

/** The statuses that a range of the responses covers, from x-statuses. */
export interface statusRanges {
${ranges.join('')}}
`;
}
