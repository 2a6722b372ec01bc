import { useField, useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo } from 'react';
import { useFormContext } from './formContext';

/** What an input needs to know of its field; the same object until something of it changes. */
export interface FormField<Value> {
  /** Element ids that tie field, label and message together. */
  id: string;
  messageId: string;
  value: Value;
  /** The message to show now: after the field was left, or from the server. */
  error: string | undefined;
  /** What was sent stays as it is until the answer comes, which may clear the form. */
  isLocked: boolean;
  setValue: (value: Value) => void;
  /** To be called when the focus leaves the field. */
  leave: () => void;
}

/**
 * One field of the form around it. Each key that is pressed in a form tells all of its fields, so
 * what it gives is the same object until something of this field changes: an input draws itself in a
 * component with `memo`, which a key pressed in another field then leaves alone.
 *
 * @param name the key in the form's values; dots lead into nested ones
 * @param label names the field in the error summary
 */
export function useFormField<Value>(name: string, label: string): FormField<Value> {
  const { formId, setLabel, serverErrorOf, afterPress, isPending } = useFormContext();
  const [{ value }, { touched, error: invalid }] = useField<Value>(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  useEffect(() => setLabel(name, label), [setLabel, name, label]);

  const setValue = useCallback(
    (next: Value) => {
      if (!isPending) void setFieldValue(name, next);
    },
    [isPending, setFieldValue, name],
  );
  const leave = useCallback(
    () => afterPress(() => void setFieldTouched(name, true)),
    [afterPress, setFieldTouched, name],
  );
  const id = `${formId}-${name}`;
  const error = (touched ? invalid : undefined) ?? serverErrorOf(name);
  return useMemo(
    () => ({
      id,
      messageId: `${id}-message`,
      value,
      error,
      isLocked: isPending,
      setValue,
      leave,
    }),
    [id, value, error, isPending, setValue, leave],
  );
}
