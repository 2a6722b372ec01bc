import { type FormikErrors, type FormikValues } from 'formik';
import type { ErrorSummaryItem } from './ErrorSummary';

/** The messages of what is wrong, nested ones by dotted names. */
export function messagesOf(errors: FormikErrors<FormikValues>, prefix = ''): ErrorSummaryItem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = prefix + key;
    return typeof error === 'string'
      ? { name, message: error }
      : messagesOf(error ?? {}, `${name}.`);
  });
}

/** The messages in the order of their fields in a form; what has no field comes last. */
export function inFormOrder(
  items: readonly ErrorSummaryItem[],
  form: HTMLFormElement | null,
): ErrorSummaryItem[] {
  const names = Array.from(form?.elements ?? [], (field) => field.getAttribute('name'));
  // Of what is not found, -1, the largest number.
  const placeOf = ({ name = '' }: ErrorSummaryItem) => names.indexOf(name) >>> 0;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Moves the focus to a field; of radio buttons to the one that is chosen, or the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const radios = found instanceof RadioNodeList ? [...found] : [found];
  const target =
    radios.find((node) => node instanceof HTMLInputElement && node.checked) ?? radios[0];
  if (target instanceof HTMLElement) target.focus();
}
