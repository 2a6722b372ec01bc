import { useField } from 'formik';
import { useEffect } from 'react';
import { useFormContext } from './formContext';

/**
 * One field of the form around it.
 *
 * @param name the key in the form's values; dots lead into nested ones
 * @param label names the field in the error summary
 * @returns the value with its setters, the message to show now (after the field was left, or from
 *   the server), whether it takes no changes just now, and the element ids that tie field, label and
 *   message together
 */
export function useFormField<Value>(name: string, label: string) {
  const form = useFormContext();
  const [field, meta, helpers] = useField<Value>(name);
  const { setLabel } = form;
  useEffect(() => setLabel(name, label), [setLabel, name, label]);

  const id = `${form.formId}-${name}`;
  const error = (meta.touched ? meta.error : undefined) ?? form.serverErrorOf(name);
  return {
    id,
    messageId: `${id}-message`,
    value: field.value,
    error,
    /** What was sent stays as it is until the answer comes, which may clear the form. */
    isLocked: form.isPending,
    setValue: (value: Value) => {
      if (!form.isPending) void helpers.setValue(value);
    },
    /** To be called when the focus leaves the field. */
    leave: () => form.afterPress(() => void helpers.setTouched(true)),
  };
}
