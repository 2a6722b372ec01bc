import type { FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  areEmpty,
  isOnItsWay,
  keepDraft,
  onDraftDropped,
  onDraftSent,
  readDraft,
  readDraftStart,
} from './drafts';

interface DraftOptions<Values> {
  /** Names the draft; without a name nothing is kept. */
  name: string | undefined;
  /** The values of the form when nothing was typed. */
  empty: Values;
}

/** As `typeof`, but null and lists are not objects. */
const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/** Whether it is of the same kind, the items of a list too: texts where a sample of them is missing. */
const isLike = (value: unknown, sample: unknown): boolean =>
  kindOf(value) === kindOf(sample) &&
  (!Array.isArray(value) ||
    value.every((item) => isLike(item, (sample as readonly unknown[])[0] ?? '')));

/**
 * What was kept for the fields of a form; it may be damaged, or be of a release with other fields.
 *
 * @param start what the form held before anything was typed: what is still as there is left out, for it
 *   may have been saved otherwise elsewhere since
 */
export const fitting = (
  kept: FormikValues | undefined,
  empty: FormikValues,
  start?: FormikValues,
): FormikValues =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      ([name, value]) =>
        name in empty &&
        (empty[name] === null || isLike(value, empty[name])) &&
        !(start && JSON.stringify(value) === JSON.stringify(start[name])),
    ),
  );

/**
 * Keeps what is typed into a form while the form is not on screen: its dialog was closed, another
 * page was opened, or the answer that it belongs to is gone.
 *
 * @returns what the form starts with, and whether that is a draft
 */
export function useDraftStart<Values extends FormikValues>({ name, empty }: DraftOptions<Values>) {
  return useState(() => {
    const [kept, start] = name === undefined ? [] : [readDraft(name), readDraftStart(name)];
    const typed = fitting(kept, empty, start);
    return { values: { ...empty, ...typed }, isDraft: !areEmpty(typed, empty) };
  })[0];
}

/** Keeps the values as they are typed, and calls `onDropped` when they were sent or given up. */
export function useKeptDraft<Values extends FormikValues>(
  {
    name,
    empty,
    draftOf = (_, values) => values,
  }: DraftOptions<Values> & { draftOf?: (start: Values, values: Values) => Values },
  values: Values,
  onDropped: (hasArrived: boolean) => void,
): void {
  const keep = useEffectEvent(() => {
    if (name !== undefined) keepDraft(name, draftOf(empty, values), empty);
  });
  useEffect(() => keep(), [values, name]);

  const dropped = useEffectEvent((which: string, hasArrived: boolean) => {
    if (which === name) onDropped(hasArrived);
  });
  useEffect(() => onDraftDropped((...args) => dropped(...args)), []);
}

/**
 * Whether what a form starts with is on its way to the server, sent by the form of the same draft that
 * was on screen before: sent once more, it would be there twice.
 */
export function useIsSentAlready(name: string | undefined): boolean {
  return useSyncExternalStore(
    onDraftSent,
    () => name !== undefined && isOnItsWay(name),
    () => false,
  );
}
