import { ApiError } from '../../api/ApiError';
import { useHelpGroups, useHelpQuestion } from '../../api/resources/help';
import type { SupportUrl } from './helpUrl';

/**
 * What the browser's title says of a part of the help pages.
 *
 * @returns undefined while it is not known
 */
export function useSupportTitle({ question, group }: SupportUrl): string | undefined {
  const { data: groups } = useHelpGroups();
  const answer = useHelpQuestion(question ?? null);
  if (question !== undefined) {
    if (answer.error instanceof ApiError && answer.error.status === 404) return 'Answer not found';
    return answer.data?.question;
  }
  if (group === undefined) return 'Support';
  if (!groups) return undefined;
  const shown = groups.items.find(({ id }) => id === group);
  return shown ? `${shown.name}: questions and answers` : 'Group not found';
}
