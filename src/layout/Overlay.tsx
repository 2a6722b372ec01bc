import { useEffect, useState, type ComponentType } from 'react';
import { showToast } from '../ui/toastStore';

export interface OverlayProps<Props extends object> {
  /** Fetches the menu, drawer or dialog; the same function every time. */
  load: () => Promise<ComponentType<Props>>;
  /** Whether it is wanted now. */
  isOpen: boolean;
  /** Called when the code can't be fetched, so that the overlay counts as closed. */
  onFailure: () => void;
  /** What the menu, drawer or dialog is given. */
  content: Props;
}

/**
 * A menu, drawer or dialog whose code is fetched when it is first opened, so that pages start
 * without it. It stays from then on, because it has to be there to close gracefully.
 */
export function Overlay<Props extends object>({
  load,
  isOpen,
  onFailure,
  content,
}: OverlayProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const isMissing = isOpen && Loaded === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (Component) => {
        if (isCurrent) setLoaded(() => Component);
      },
      () => {
        if (!isCurrent) return;
        showToast({
          severity: 'error',
          message: 'This part of the page could not be loaded. Check your connection.',
        });
        onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onFailure]);

  return Loaded ? <Loaded {...content} /> : null;
}
