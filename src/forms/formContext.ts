import { createContext, useContext } from 'react';

/** What a form knows beyond Formik, shared with its fields. */
export interface FormContextValue {
  /** Goes before every element id of the form. */
  formId: string;
  /** What the server said of a field, as long as its value is still the one that was sent. */
  serverErrorOf: (name: string) => string | undefined;
  /** Makes a field's label known to the error summary. */
  setLabel: (name: string, label: string) => void;
  /** Runs the callback, but not between the press and the release of a pointer. */
  afterPress: (callback: () => void) => void;
  /** Whether what was typed is on its way. */
  isPending: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The form around a field.
 *
 * @throws Error outside of an AppForm
 */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('Form fields stand inside an AppForm.');
  return form;
}
