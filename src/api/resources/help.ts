import 'virtual:answer-shapes/help';
import { client } from '../client';
import { createOnce } from '../createOnce';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type HelpGroup = Schemas['HelpGroup'];
export type HelpQuestion = Schemas['HelpQuestion'];
export type ContactDetails = Schemas['ContactDetails'];
export type ContactMessage = Schemas['Case'];

/** The seven groups of the help content, in the order to show them. */
export function useHelpGroups() {
  return useApi('/help-groups');
}

/** Which questions to read; what is left out narrows nothing. */
export interface HelpQuery {
  /** Words that have to occur in the question or the answer. */
  q?: string;
  /** Id of the group that the questions are of. */
  group?: string;
  /** True for the questions that most people ask. */
  popular?: boolean;
}

/** Questions with their answers, the best match of a search first, or none while there is no query. */
export function useHelpQuestions(query: HelpQuery | null) {
  return useApi('/help-questions', query ? { params: { query } } : null, {
    keepPreviousData: true,
  });
}

/** One question with its answer; waits while there is no id. */
export function useHelpQuestion(questionId: string | null) {
  return useApi(
    '/help-questions/{questionId}',
    questionId === null ? null : { params: { path: { questionId } } },
  );
}

/** How to reach support. */
export function useContactDetails() {
  return useApi('/contact-details');
}

/** Writes to support. */
export function useSendContactMessage() {
  return useApiMutation(async (body: Schemas['ContactMessageInput']) => {
    const { data } = await createOnce('/contact-messages', body, (header) =>
      client.POST('/contact-messages', { params: { header }, body }),
    );
    return data!;
  });
}
