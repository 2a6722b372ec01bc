import { openTabs } from './tabs';

/** What a tab tells the others when someone signs out; anything else says that someone else is there. */
const SIGNED_OUT = 'signed-out';

const refusals = new Set<() => void>();
const ends = new Set<() => void>();

/** How many actions see to their refusal themselves, and whether a call was refused meanwhile. */
let holding = 0;
let wasRefused = false;

/** Tells everyone who follows the session that a call was refused for want of one (401). */
export function tellRefused(): void {
  wasRefused = holding > 0;
  if (!wasRefused) for (const listener of refusals) listener();
}

/**
 * Keeps refusals back while an action asks to sign in itself: the page behind the login dialog, and
 * what was typed there, stays as it is.
 *
 * @returns a function that ends it; what was refused is told then, unless the session was renewed
 */
export function holdRefusals(): (isRenewed: boolean) => void {
  holding += 1;
  return (isRenewed) => {
    holding -= 1;
    const isTold = wasRefused && !isRenewed;
    if (isRenewed || holding === 0) wasRefused = false;
    if (isTold && holding === 0) tellRefused();
  };
}

/**
 * Calls the listener whenever someone signs out, here or in another tab; not where a session ends by
 * itself, for then its member may come back to what they were doing.
 *
 * @returns a function that ends it
 */
export function onSignedOut(listener: () => void): () => void {
  ends.add(listener);
  return () => void ends.delete(listener);
}

let tabs: ReturnType<typeof openTabs> | undefined;

/** Tells this tab and all others that someone has signed out here. */
export function tellSignedOut(): void {
  for (const listener of ends) listener();
  tabs?.tell(SIGNED_OUT);
}

export interface SessionListeners {
  /** The session may be another than the one on screen. */
  onDoubt: () => void;
  /** Another tab has signed out. */
  onSignedOutElsewhere: () => void;
}

/**
 * Follows the session: a call was refused, or another tab has signed in or out.
 *
 * @returns `tellTabs`, which lets the other tabs look again, and `stop`
 */
export function followSession({ onDoubt, onSignedOutElsewhere }: SessionListeners): {
  tellTabs: () => void;
  stop: () => void;
} {
  refusals.add(onDoubt);
  tabs = openTabs('session', (word) => {
    if (word === SIGNED_OUT) {
      for (const listener of ends) listener();
      onSignedOutElsewhere();
    } else onDoubt();
  });
  const own = tabs;
  return {
    tellTabs: () => own.tell('changed'),
    stop() {
      refusals.delete(onDoubt);
      own.close();
    },
  };
}
