import type { FormikValues } from 'formik';

/** What was typed into forms and not sent, by the name of the draft; gone with the page's document. */
const drafts = new Map<string, FormikValues>();
const listeners = new Set<(name: string) => void>();

/** Passwords are never kept, whatever the form. */
const isKept = ([name]: [string, unknown]) => !/password/i.test(name);

/** What is kept of a form; undefined where nothing was typed. */
export function readDraft(name: string): FormikValues | undefined {
  return drafts.get(name);
}

/** Keeps what is typed. Values like those of the empty form are no draft. */
export function keepDraft(name: string, values: FormikValues, empty: FormikValues): void {
  const kept = Object.entries(values).filter(isKept);
  const isEmpty = kept.every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(empty[key]),
  );
  if (isEmpty) drafts.delete(name);
  else drafts.set(name, Object.fromEntries(kept));
}

/** Forgets a draft, once it was sent or given up; forms that show it are emptied. */
export function dropDraft(name: string): void {
  drafts.delete(name);
  for (const listener of listeners) listener(name);
}

/** Forgets what a member has typed, when they sign out. */
export function dropAllDrafts(): void {
  for (const name of [...drafts.keys()]) dropDraft(name);
}

/**
 * Calls the listener with the name of each draft that is dropped.
 *
 * @returns a function that ends it
 */
export function onDraftDropped(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
