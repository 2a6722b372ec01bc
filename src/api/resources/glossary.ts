import 'virtual:answer-shapes/glossary';
import { client } from '../client';
import { createOnce } from '../createOnce';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type Glossary = Schemas['Glossary'];
export type Term = Schemas['Term'];
export type TermRef = Schemas['TermRef'];
export type TermSummary = Schemas['TermSummary'];
export type QuoteRequestInput = Schemas['QuoteRequestInput'];

/** The lists of the glossary, each with a few of its terms. */
export function useGlossaryLists() {
  return useApi('/glossary-lists');
}

/** Which terms to list; what is left out narrows nothing. */
export interface TermQuery {
  /** Words that have to occur in a term or its summary. */
  q?: string;
  /** Id of the list that the terms are of. */
  list?: string;
}

/** Terms in alphabetical order, or none while there is no query. */
export function useTerms(query: TermQuery | null) {
  return useApi('/glossary-terms', query ? { params: { query } } : null, {
    keepPreviousData: true,
  });
}

/** A term with its definition; with null in place of an id it waits. */
export function useTerm(termId: string | null) {
  return useApi(
    '/glossary-terms/{termId}',
    termId === null ? null : { params: { path: { termId } } },
  );
}

/** Asks for a quote. */
export function useRequestQuote() {
  return useApiMutation(async (body: QuoteRequestInput) => {
    const { data } = await createOnce('/quote-requests', body, (header) =>
      client.POST('/quote-requests', { params: { header }, body }),
    );
    return data!;
  });
}
