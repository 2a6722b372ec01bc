import 'virtual:answer-shapes/questions';
import { client } from '../client';
import { createOnce } from '../createOnce';
import { removed } from '../removed';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type Question = Schemas['Question'];
export type OwnQuestion = Schemas['OwnQuestion'];

const stale = ['/listings/{listingId}'];

/** One page of the questions about a listing, newest first. */
export function useQuestions(listingId: string, page: number) {
  return useApi(
    '/listings/{listingId}/questions',
    { params: { path: { listingId }, query: { page, pageSize: 10 } } },
    { keepPreviousData: true },
  );
}

/** Asks a question about a listing. */
export function useAskQuestion(listingId: string) {
  return useApiMutation(async (body: Schemas['QuestionInput']) => {
    const { data } = await createOnce(`/listings/${listingId}/questions`, body, (header) =>
      client.POST('/listings/{listingId}/questions', {
        params: { path: { listingId }, header },
        body,
      }),
    );
    return data!;
  }, stale);
}

const at = (listingId: string, questionId: string) => ({
  params: { path: { listingId, questionId } },
});

/** Reads your own question as it is now, with what only you are told of it. */
export async function readOwnQuestion(listingId: string, questionId: string): Promise<OwnQuestion> {
  const { data } = await client.GET(
    '/listings/{listingId}/questions/{questionId}',
    at(listingId, questionId),
  );
  return data!;
}

/** Changes your own question. */
export function useEditQuestion(listingId: string, questionId: string) {
  return useApiMutation(async (body: Schemas['QuestionChange']) => {
    await client.PATCH('/listings/{listingId}/questions/{questionId}', {
      ...at(listingId, questionId),
      body,
    });
  }, stale);
}

/** Deletes your own question, with the answers to it. */
export function useDeleteQuestion(listingId: string, questionId: string) {
  return useApiMutation(
    (_: void) =>
      removed(
        client.DELETE('/listings/{listingId}/questions/{questionId}', at(listingId, questionId)),
      ),
    stale,
  );
}

/** Replies to a question. */
export function useAnswerQuestion(listingId: string) {
  return useApiMutation(
    async ({ questionId, ...body }: Schemas['AnswerInput'] & { questionId: string }) => {
      const path = { listingId, questionId };
      const { data } = await createOnce(`/questions/${questionId}/answers`, body, (header) =>
        client.POST('/listings/{listingId}/questions/{questionId}/answers', {
          params: { path, header },
          body,
        }),
      );
      return data!;
    },
    [...stale, '/partner-questions', '/partner-overview'],
  );
}
