import { type FormikErrors, type FormikValues } from 'formik';
import type { ErrorSummaryItem } from './ErrorSummary';

/** Messages in the order of the values, nested ones by dotted names. */
export function messagesOf(
  errors: FormikErrors<FormikValues>,
  values: FormikValues,
  prefix = '',
): ErrorSummaryItem[] {
  const items: ErrorSummaryItem[] = [];
  for (const key of new Set([...Object.keys(values), ...Object.keys(errors)])) {
    const error: unknown = errors[key];
    const name = prefix + key;
    if (typeof error === 'string') items.push({ name, message: error });
    else if (typeof error === 'object' && error !== null)
      items.push(...messagesOf(error, (values[key] ?? {}) as FormikValues, `${name}.`));
  }
  return items;
}

/** Moves the focus to a field; of radio buttons to the one that is chosen, or the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const radios = found instanceof RadioNodeList ? [...found] : [found];
  const target =
    radios.find((node) => node instanceof HTMLInputElement && node.checked) ?? radios[0];
  if (target instanceof HTMLElement) target.focus();
}
