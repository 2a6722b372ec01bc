import type { FormikValues } from 'formik';
import { forgetText, keepText, recallText } from '../lib/tabMemory';

/** What was typed into a form and not sent. */
interface Draft {
  values: FormikValues;
  /** What the form held before anything was typed. */
  start: FormikValues;
}

/** What this tab keeps over a reload. */
interface Kept {
  /** Who typed; left out where nobody was signed in. */
  owner?: string;
  drafts: Record<string, Draft>;
}

const KEPT = 'drafts';

function recall(): Kept {
  try {
    const { owner, drafts } = JSON.parse(recallText(KEPT) ?? '{}') as Partial<Kept>;
    return { owner, drafts: drafts ?? {} };
  } catch {
    // What was kept is damaged.
    return { drafts: {} };
  }
}

const kept = recall();
const drafts = new Map(Object.entries(kept.drafts));
let { owner } = kept;
const listeners = new Set<(name: string, hasArrived: boolean) => void>();

/** The drafts that are on their way to the server, each with a mark of who has sent it. */
const sent = new Map<string, symbol>();
const sentListeners = new Set<() => void>();

function setSent(name: string, mark: symbol | null): void {
  if (mark) sent.set(name, mark);
  else if (!sent.delete(name)) return;
  for (const listener of sentListeners) listener();
}

function save(): void {
  const now: Kept = { owner, drafts: Object.fromEntries(drafts) };
  if (drafts.size === 0) forgetText(KEPT);
  else keepText(KEPT, JSON.stringify(now));
}

/** Passwords are never kept, whatever the form, nor what JSON can't hold, such as files. */
const isKept = ([name, value]: [string, unknown]) =>
  !/password/i.test(name) && !(value instanceof Blob);

const keptOf = (values: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(isKept));

/** What is kept of a form; undefined where nothing was typed. */
export function readDraft(name: string): FormikValues | undefined {
  return drafts.get(name)?.values;
}

/** What a form held before the draft of that name was typed; undefined without one. */
export function readDraftStart(name: string): FormikValues | undefined {
  return drafts.get(name)?.start;
}

/** Whether values are those that a form holds when nothing was typed. */
export const areEmpty = (values: FormikValues, empty: FormikValues): boolean =>
  Object.entries(values).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(empty[key]),
  );

/**
 * Keeps what is typed, over a reload, too, until the tab is closed. Values like those of the empty
 * form are no draft.
 */
export function keepDraft(name: string, values: FormikValues, empty: FormikValues): void {
  const typed = keptOf(values);
  if (!areEmpty(typed, empty)) drafts.set(name, { values: typed, start: keptOf(empty) });
  else if (!drafts.delete(name)) return;
  save();
}

/** Forgets a draft, once it was sent or given up; forms that show it are emptied. */
export function dropDraft(name: string, hasArrived = false): void {
  setSent(name, null);
  if (drafts.delete(name)) save();
  for (const listener of listeners) listener(name, hasArrived);
}

/**
 * Notes that a draft is on its way to the server, until `arrive` or `end`.
 *
 * @returns `arrive` drops the draft, which the server has, but not another one that was typed by the
 *   same name meanwhile; `end` leaves it as it is
 */
export function sendDraft(name: string): { arrive: () => void; end: () => void } {
  const mark = Symbol(name);
  setSent(name, mark);
  const isSent = () => sent.get(name) === mark;
  return {
    arrive: () => void (isSent() && dropDraft(name, true)),
    end: () => void (isSent() && setSent(name, null)),
  };
}

/** Whether what is kept by a name is on its way to the server, from whichever form. */
export const isOnItsWay = (name: string): boolean => sent.has(name) && drafts.has(name);

/**
 * Calls the listener when a draft is sent, and when that has ended.
 *
 * @returns a function that ends it
 */
export function onDraftSent(listener: () => void): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/** Forgets what a member has typed, when they sign out. */
export function dropAllDrafts(): void {
  owner = undefined;
  for (const name of [...sent.keys()]) setSent(name, null);
  for (const name of [...drafts.keys()]) dropDraft(name);
}

/** Says which member types from now on: what another one has typed is forgotten. */
export function claimDrafts(memberId: string): void {
  if (owner === memberId) return;
  if (owner !== undefined) dropAllDrafts();
  owner = memberId;
  save();
}

/**
 * Calls the listener with the name of each draft that is dropped, and whether the server has it now.
 *
 * @returns a function that ends it
 */
export function onDraftDropped(listener: (name: string, hasArrived: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
