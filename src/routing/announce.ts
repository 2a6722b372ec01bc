type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/** Has screen readers say something politely, such as how many results there are now. */
export function announce(message: string): void {
  listeners.forEach((listener) => listener(message));
}

/** Hears every announcement; returns how to stop. For the one live region of the page. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
