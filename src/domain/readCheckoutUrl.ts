import type { Plan } from '../api/resources/listings';
import { readListingId } from './listingId';

const KEYS = { order: 'order', template: 'template', listing: 'id' } as const;
const MAX_QUANTITY = 10;

/** What a URL of the checkout is about: something to be bought, or an order that was placed. */
export interface CheckoutSubject {
  kind: keyof typeof KEYS;
  id: string;
}

/**
 * Reads what the checkout is about, so that its page and the gate before it never differ in that: an order
 * counts before a template, a template before a listing.
 *
 * @returns undefined where no id is given that something could have
 */
export function readCheckoutSubject(params: URLSearchParams): CheckoutSubject | undefined {
  for (const kind of ['order', 'template', 'listing'] as const) {
    const id = readListingId(params.get(KEYS[kind]));
    if (id) return { kind, id };
  }
  return undefined;
}

/** Whether the URL names something, even by an id that nothing can have. */
export const namesCheckoutSubject = (params: URLSearchParams): boolean =>
  Object.values(KEYS).some((key) => params.get(key));

/** How many license keys are to be bought, from 1 to 10; 1 where that can't be read. */
export function readQuantity(params: URLSearchParams): number {
  const number = Number(params.get('quantity') ?? '1');
  return Number.isInteger(number) && number >= 1 && number <= MAX_QUANTITY ? number : 1;
}

/** Which plan is to be bought. */
export interface ChosenPlan {
  /** The one that was asked for, else the first; undefined where there is none at all. */
  plan: Plan | undefined;
  /** Whether another one was asked for, which is not there. */
  isAnother: boolean;
}

/**
 * Finds the plan to be bought.
 *
 * @param planId what was asked for; null where nothing was
 */
export function choosePlan(plans: readonly Plan[], planId: string | null): ChosenPlan {
  const asked = plans.find(({ id }) => id === planId);
  return { plan: asked ?? plans[0], isAnother: planId !== null && !asked };
}
