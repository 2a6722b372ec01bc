import type { PartnerSetup } from '../../../api/resources/partner-setup';

/** The steps of the setup by number, named as in the specification (section 2). */
export const STEPS = [
  { name: 'information', title: 'Enter Your Information' },
  { name: 'payment', title: 'Payment Method' },
  { name: 'tax', title: 'Tax Form' },
  { name: 'completion', title: 'Successful Process' },
] as const;

/** How wide the steps and what stands above them are, in px. */
export const STEP_WIDTH = 760;

/** A step that is filled in. */
export type FilledStep = Exclude<(typeof STEPS)[number]['name'], 'completion'>;

/** The step to go on with: the first that was not saved yet, from 1. */
export function nextStep(setup: PartnerSetup): number {
  const missing = STEPS.findIndex(({ name }) => name !== 'completion' && setup[name] === null);
  return missing === -1 ? STEPS.length : missing + 1;
}

/**
 * The step that a URL asks for, where it can be shown: no further than the one to go on with, which it
 * is where the URL names none.
 *
 * @param asked the parameter `step`; null without one
 */
export function stepOf(asked: string | null, setup: PartnerSetup): number {
  const next = nextStep(setup);
  const wanted = /^[1-4]$/.test(asked ?? '') ? Number(asked) : next;
  return Math.min(wanted, next);
}
