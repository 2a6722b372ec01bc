import type { FormikValues } from 'formik';

/**
 * What of the values someone has changed since the form began. Sent alone, it leaves what another window
 * has saved meanwhile.
 *
 * @returns undefined where nothing was changed
 */
export function changedOf<Values extends FormikValues>(
  start: Values,
  values: Values,
): Partial<Values> | undefined {
  const changed = Object.entries(values).filter(([name, value]) => value !== start[name]);
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}
