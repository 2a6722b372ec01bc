import { useCallback, useState } from 'react';
import type { LazyPart } from '../../../ui/LazyPart';
import { showToast } from '../../../ui/toastStore';

type Loaded<Part> = Part extends LazyPart<infer Component> ? Component : never;

/** A dialog whose code comes when it is first opened, for one subject at a time. */
export function useOpenedPart<Subject, Part extends LazyPart<unknown>>(part: Part) {
  const [Part, setPart] = useState<Loaded<Part> | null>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    (about: Subject) => {
      part.load().then(
        (loaded) => {
          setPart(() => loaded as Loaded<Part>);
          setSubject(about);
          setOpen(true);
        },
        () => {
          const message = 'This part of the page could not be loaded. Check your connection.';
          showToast({ severity: 'error', message });
        },
      );
    },
    [part],
  );
  return {
    /** The dialog; null before it was opened. */
    Part,
    /** What it is about; stays while it goes away. */
    subject,
    isOpen,
    close: () => setOpen(false),
    /** Opens it; the same function each time. */
    open,
  };
}
