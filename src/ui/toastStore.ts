import { useSyncExternalStore } from 'react';

export type ToastSeverity = 'success' | 'info' | 'error';

/** Something the person can do about the message, such as Undo; it also dismisses the toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  message: string;
  severity?: ToastSeverity;
  action?: ToastAction;
}

/** A message on screen. */
export interface Toast extends ToastOptions {
  id: number;
  severity: ToastSeverity;
}

/** More than this many at once would cover the page; the oldest that is no error gives way. */
const LIMIT = 4;

const NONE: readonly Toast[] = [];

let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Shows a short message over the page and gives its id. Errors stay until they are dismissed,
 * others leave by themselves. A message that is already there is not shown twice.
 */
export function showToast({ message, severity = 'info', action }: ToastOptions): number {
  lastId += 1;
  const toast: Toast = { id: lastId, message, severity, action };
  const others = toasts.filter((one) => one.message !== message || one.severity !== severity);
  const givesWay =
    others.length < LIMIT
      ? undefined
      : (others.find((one) => one.severity !== 'error') ?? others[0]);
  set([...others.filter((one) => one !== givesWay), toast]);
  return toast.id;
}

/** Takes the message away; an id that is gone already is no error. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

/** Takes every message away, for example when the person signs out. */
export function clearToasts(): void {
  if (toasts.length > 0) set(NONE);
}

/** The messages on screen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
}
