import type { QuoteRequestInput } from '../../../api/resources/glossary';

/** What the form holds: '' for what was not given. */
export type QuoteValues = Required<QuoteRequestInput>;

/** Makes the request of a valid form; what was not given is left out. */
export function toRequest({ email, firstName, ...optional }: QuoteValues): QuoteRequestInput {
  const given = Object.entries(optional).filter(([, text]) => text !== '');
  return { email, firstName, ...Object.fromEntries(given) };
}
