import Box from '@mui/material/Box';
import { FormikProvider, getIn, useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { applyApiError } from './applyApiError';
import { ErrorSummary, type ErrorSummaryItem, type FormErrors } from './ErrorSummary';
import { FormContext, type FormContextValue } from './formContext';
import { useAfterPress } from './useAfterPress';

export interface AppFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** Yup schema with the bounds of the contract; its messages are shown as they stand. */
  validationSchema: AnyObjectSchema;
  /**
   * Sends what was typed, as the schema casts it (trimmed, for example). Rejecting with an ApiError
   * shows its messages and keeps every value; other errors are shown as a failure and thrown on.
   */
  onSubmit: (values: Values, helpers: { resetForm: () => void }) => Promise<unknown>;
  /** Names the form for assistive technology: "Ask a question". */
  label: string;
  /** Heading of the summary of invalid fields. */
  errorSummaryTitle?: string;
  children: ReactNode;
}

/** Messages in the order of the values, nested ones by dotted names. */
function messagesOf(errors: FormikErrors<FormikValues>, values: FormikValues, prefix = '') {
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

function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  const radios = found instanceof RadioNodeList ? [...found] : [found];
  const target =
    radios.find((node) => node instanceof HTMLInputElement && node.checked) ?? radios[0];
  if (target instanceof HTMLElement) target.focus();
}

/**
 * A form: Formik and Yup, with the manners that all forms here share. A double click sends once. A
 * field shows its message after it was left; an attempt with invalid fields moves the focus to a
 * summary that links to them. What the server refuses is shown at its fields, the rest in plain
 * words at the top, and nothing typed is ever lost.
 */
export function AppForm<Values extends FormikValues>({
  initialValues,
  validationSchema,
  onSubmit,
  label,
  errorSummaryTitle = 'Please check what is marked below',
  children,
}: AppFormProps<Values>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const labels = useRef(new Map<string, string>());
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const [refused, setRefused] = useState<Record<string, { message: string; value: unknown }>>({});
  const afterPress = useAfterPress();

  const refuse = (error: unknown, values: Values) => {
    const hasField = (name: string) => getIn(values, name) !== undefined;
    const { title, description, fields, others } = applyApiError(error, hasField);
    const named = Object.entries(fields);
    setRefused(
      Object.fromEntries(
        named.map(([name, message]) => [name, { message, value: getIn(values, name) }]),
      ),
    );
    setErrors({
      title: title ?? errorSummaryTitle,
      description,
      items: [
        ...named.map(([name, message]) => {
          const fieldLabel = labels.current.get(name);
          return { name, message: fieldLabel ? `${fieldLabel}: ${message}` : message };
        }),
        ...others.map((message) => ({ message })),
      ],
    });
  };

  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    onSubmit: async (values, { resetForm }) => {
      try {
        await onSubmit(validationSchema.cast(values, { assert: false }) as Values, { resetForm });
        setErrors(null);
        setRefused({});
      } catch (error) {
        refuse(error, values);
        if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
      }
      return true;
    },
  });

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const wasSent: unknown = await formik.submitForm();
      if (wasSent !== true) {
        const invalid = await formik.validateForm();
        setErrors({ title: errorSummaryTitle, items: messagesOf(invalid, formik.values) });
      }
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  const setLabel = useCallback((name: string, text: string) => {
    labels.current.set(name, text);
  }, []);
  const { values } = formik;
  const context = useMemo<FormContextValue>(
    () => ({
      formId,
      setLabel,
      afterPress,
      isPending,
      serverErrorOf: (name) => {
        const sent = refused[name];
        return sent && Object.is(sent.value, getIn(values, name)) ? sent.message : undefined;
      },
    }),
    [formId, setLabel, afterPress, isPending, refused, values],
  );

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <Box
          component="form"
          ref={form}
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            // Submit events bubble through portals: a dialog's form must not send the one below.
            event.stopPropagation();
            void submit();
          }}
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {errors ? (
            <ErrorSummary
              errors={errors}
              isMended={(name) => !getIn(formik.errors, name) && !context.serverErrorOf(name)}
              hrefOf={(name) => `#${formId}-${name}`}
              onChoose={(name) => focusField(form.current, name)}
            />
          ) : null}
          {children}
        </Box>
      </FormContext>
    </FormikProvider>
  );
}
