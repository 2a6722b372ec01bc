/** The other tabs of the site. */
export interface Tabs {
  tell: (word: string) => void;
  close: () => void;
}

/** Through localStorage, which tells the other tabs of each change; with a blocked one nothing is told. */
function throughStorage(key: string, onWord: (word: string) => void): Tabs {
  const listen = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue !== null) onWord(newValue.split(' ')[0]!);
  };
  window.addEventListener('storage', listen);
  return {
    tell(word) {
      try {
        // Another value each time, else it would be no change.
        localStorage.setItem(key, `${word} ${Date.now()}`);
      } catch {
        // Tabs then look again when they are focused.
      }
    },
    close: () => window.removeEventListener('storage', listen),
  };
}

/**
 * Lets the tabs of the site tell each other something.
 *
 * @param name the same in all tabs
 * @param onWord called with what another tab tells
 */
export function openTabs(name: string, onWord: (word: string) => void): Tabs {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => onWord(String(data)));
    return { tell: (word) => channel.postMessage(word), close: () => channel.close() };
  } catch {
    // Not there in an old browser, and refused by one that blocks storage.
    return throughStorage(name, onWord);
  }
}
