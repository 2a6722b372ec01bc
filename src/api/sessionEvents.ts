/** What other tabs are told on when the person at the keyboard has changed. */
const CHANNEL = 'session';

const refused = new Set<() => void>();

/** Tells everyone who follows the session that a call was refused for want of one (401). */
export function tellRefused(): void {
  for (const listener of refused) listener();
}

/**
 * Runs the listener whenever the session may be another than the one on screen: a call was refused,
 * or another tab has signed in or out.
 *
 * @returns `tellTabs`, which lets the other tabs look again, and `stop`
 */
export function followSession(listener: () => void): { tellTabs: () => void; stop: () => void } {
  refused.add(listener);
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', listener);
  } catch {
    // A browser that blocks storage may block this, too; tabs then look again when they are focused.
  }
  return {
    tellTabs: () => channel?.postMessage(null),
    stop() {
      refused.delete(listener);
      channel?.close();
    },
  };
}
