import 'virtual:answer-shapes/statements';
import { client } from '../client';
import { download } from '../download';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type Statement = Schemas['Statement'];
export type StatementStatus = Schemas['StatementStatus'];
export type StatementQuery = operations['listStatements']['parameters']['query'];

/** One page of the monthly statements of a partner account; the old ones stay while new ones load. */
export function useStatements(query: StatementQuery) {
  return useApi('/statements', { params: { query } }, { keepPreviousData: true });
}

const at = (statementId: string) => ({ path: { statementId } });

/** One statement. */
export function useStatement(statementId: string) {
  return useApi('/statements/{statementId}', { params: at(statementId) });
}

/** Saves a statement as a page to print. */
export function useSaveStatement() {
  return useApiMutation((statementId: string) =>
    download(
      client.GET('/statements/{statementId}/file', { params: at(statementId), parseAs: 'blob' }),
    ),
  );
}
