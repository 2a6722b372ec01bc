import { useEffect, useEffectEvent } from 'react';

/** What is open above the page, the topmost last. */
const open: { requestClose: () => void }[] = [];

/** Where in the history the page stands while something is open above it. */
let here = 0;

/** The place that the browser was sent back to, until it has arrived there. */
let returningTo: number | null = null;

interface EntryState {
  /** How the router numbers the entries of this document. */
  idx?: unknown;
  /** Marks the entry below the first one, which only keeps Back within the document. */
  isFloor?: boolean;
}

/** The place of an entry, counted as the browser counts; null for one that the router did not make. */
function placeOf(state: unknown): number | null {
  const { idx, isFloor } = (state ?? {}) as EntryState;
  if (typeof idx !== 'number') return null;
  return isFloor ? idx - 1 : idx;
}

/**
 * Below the first entry of a document lies another site, and going there can't be undone. So that
 * Back stays here once, the first entry is put down twice; the router takes both for one.
 */
function layFloor() {
  if (placeOf(history.state) !== 0) return;
  const state = history.state as EntryState;
  history.replaceState({ ...state, isFloor: true }, '');
  history.pushState(state, '');
}

function onPopState(event: PopStateEvent) {
  const place = placeOf(event.state);
  if (place === null) return;
  if (place === returningTo) {
    returningTo = null;
    event.stopImmediatePropagation();
    return;
  }
  returningTo = null;
  const top = open.at(-1);
  if (top) {
    event.stopImmediatePropagation();
    if (place !== here) {
      returningTo = here;
      history.go(here - place);
    }
    top.requestClose();
  } else if (place < 0) {
    // Going back past the floor means going to the site before this one.
    event.stopImmediatePropagation();
    history.back();
  }
}

/**
 * Lets what is open above the page hear of Back before the router does, whose listener would else
 * have changed the page by then. To be called once, before the router is made.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', onPopState);
  followEntries();
}

/**
 * Knows where the page stands as soon as an entry is made. The router makes it at once and draws the
 * page later, and Back may be pressed in between.
 */
function followEntries() {
  for (const name of ['pushState', 'replaceState'] as const) {
    const make = history[name].bind(history);
    history[name] = (state: unknown, ...rest) => {
      make(state, ...rest);
      here = placeOf(state) ?? here;
    };
  }
}

/**
 * Makes Back close what is open above the page (a dialog, a drawer, a menu) and stay on the page;
 * the history is as it was afterwards.
 *
 * @param requestClose what Escape calls as well; it may ask first and leave it open
 */
export function useBackToClose(isOpen: boolean, requestClose: () => void): void {
  const request = useEffectEvent(requestClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    layFloor();
    const entry = { requestClose: () => request() };
    open.push(entry);
    return () => void open.splice(open.indexOf(entry), 1);
  }, [isOpen]);

  // What is chosen in a drawer may make new entries; the last of them is where the page stands.
  useEffect(() => {
    if (isOpen) here = placeOf(history.state) ?? here;
  });
}
