import { useEffect, useState } from 'react';
import { onAnnounce } from './announce';

/** The page's one polite live region. */
export function Announcer() {
  const [message, setMessage] = useState('');
  useEffect(
    () =>
      // A space more or less makes a screen reader say the same words again.
      onAnnounce((next) => setMessage((last) => (last === next ? `${next}\u00a0` : next))),
    [],
  );
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      role="status"
      style={{
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {message}
    </div>
  );
}
