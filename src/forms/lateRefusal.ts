import { applyApiError } from './applyApiError';

/**
 * What the server refused, in one message for who has left the form.
 *
 * @param label names the form
 * @param isKept whether what was typed is there when the form is opened again
 */
export function lateRefusal(label: string, error: unknown, isKept: boolean): string {
  const { title = 'It was refused', others } = applyApiError(error, () => false);
  const sentences = [title, ...others, ...(isKept ? ['We kept what you typed'] : [])];
  return `${label}: ${sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')}`;
}
