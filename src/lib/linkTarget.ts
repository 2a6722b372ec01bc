/** Where a link of a document leads. */
export type LinkTarget =
  /** A page of this site, by its path. */
  | { kind: 'page'; path: string }
  /** A part of the page that it is on. */
  | { kind: 'part'; href: string }
  /** Another site, or a mail. */
  | { kind: 'outside'; href: string };

const OUTSIDE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
/** No site is here (RFC 2606); a path that stays on it is one of this site. */
const NOWHERE = 'https://site.invalid';

/**
 * Where a reference leads, read as a browser reads it: `//host` and `/\host` are other sites
 * although they begin like a path.
 *
 * @param reference as a document has it, which may be anything
 * @returns null for what must not be followed, such as `javascript:`
 */
export function linkTarget(reference: string): LinkTarget | null {
  if (reference.startsWith('#')) return { kind: 'part', href: reference };
  const isRooted = /^[/\\]/.test(reference);
  if (!URL.canParse(reference, isRooted ? NOWHERE : undefined)) return null;
  const { origin, protocol, pathname, search, hash, href } = new URL(
    reference,
    isRooted ? NOWHERE : undefined,
  );
  if (origin === NOWHERE) return { kind: 'page', path: pathname + search + hash };
  return OUTSIDE_PROTOCOLS.has(protocol) ? { kind: 'outside', href } : null;
}
