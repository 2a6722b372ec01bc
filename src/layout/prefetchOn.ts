/** Handlers that fetch an overlay's code as soon as its button is hovered or focused. */
export function prefetchOn(load: () => Promise<unknown>) {
  // Failing is fine here: opening asks again and reports it.
  const prefetch = () => void load().catch(() => undefined);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
