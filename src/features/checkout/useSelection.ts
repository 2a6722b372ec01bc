import { useSearchParams } from 'react-router-dom';

const MAX_QUANTITY = 10;

/** What of the selection stands in the URL, so that it outlives a reload and a way elsewhere. */
export interface Selection {
  /** The id of a plan, or null for the first one. */
  plan: string | null;
  /** From 1 to 10. */
  quantity: number;
  useCredits: boolean;
}

/** What is selected, and a function that changes parts of it. */
export function useSelection(): Selection & { change: (parts: Partial<Selection>) => void } {
  const [params, setParams] = useSearchParams();
  const number = Number(params.get('quantity') ?? '1');
  const isQuantity = Number.isInteger(number) && number >= 1 && number <= MAX_QUANTITY;
  return {
    plan: params.get('plan'),
    quantity: isQuantity ? number : 1,
    useCredits: params.get('credits') === 'yes',
    change: ({ plan, quantity, useCredits }) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (plan) next.set('plan', plan);
          if (quantity !== undefined) next.set('quantity', String(quantity));
          if (useCredits === true) next.set('credits', 'yes');
          if (useCredits === false) next.delete('credits');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
