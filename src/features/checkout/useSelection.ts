import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuantity } from '../../domain/readCheckoutUrl';

/** What of the selection is kept in the URL, so that it outlives a reload and a way elsewhere. */
export interface Selection {
  /** The id of a plan, or null for the first one. */
  plan: string | null;
  /** From 1 to 10. */
  quantity: number;
  useCredits: boolean;
}

function read(params: URLSearchParams): Selection {
  return {
    plan: params.get('plan'),
    quantity: readQuantity(params),
    useCredits: params.get('credits') === 'yes',
  };
}

function write(before: URLSearchParams, { plan, quantity, useCredits }: Selection) {
  const next = new URLSearchParams(before);
  const set = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  set('plan', plan);
  set('quantity', quantity === 1 ? null : String(quantity));
  set('credits', useCredits ? 'yes' : null);
  return next;
}

/** What is selected, and a function that changes parts of it; two changes at once both count. */
export function useSelection(): Selection & { change: (parts: Partial<Selection>) => void } {
  const [params, setParams] = useSearchParams();
  const [selection, setSelection] = useState(() => read(params));
  // The URL follows a moment later, and a change may come before it has.
  const latest = useRef(selection);
  return {
    ...selection,
    change(parts) {
      latest.current = { ...latest.current, ...parts };
      setSelection(latest.current);
      setParams(write(params, latest.current), { replace: true, preventScrollReset: true });
    },
  };
}
