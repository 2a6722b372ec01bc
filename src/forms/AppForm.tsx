import Box from '@mui/material/Box';
import { FormikProvider, getIn, useFormik, type FormikValues } from 'formik';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStillHere } from '../routing/useStillHere';
import { showToast } from '../ui/toastStore';
import { applyApiError } from './applyApiError';
import { DraftNotice } from './DraftNotice';
import { dropDraft, sendDraft } from './drafts';
import { ErrorSummary, type ErrorSummaryItem, type FormErrors } from './ErrorSummary';
import { FormContext, type FormContextValue } from './formContext';
import { focusField, inFormOrder, messagesOf } from './formMessages';
import { lateRefusal } from './lateRefusal';
import { useAfterPress } from './useAfterPress';
import { useDraftStart, useIsSentAlready, useKeptDraft } from './useDraft';
import { useRefusal } from './useRefusal';

/** How long after a step is done another press counts as the second one of a double press, in ms. */
const DOUBLE_PRESS_MS = 500;

/** A step of a form: its fields are checked, and with nothing missing one goes on. */
export interface FormStep {
  /** The keys of its values. */
  fields: readonly string[];
  onDone: () => void;
}

export interface SubmitHelpers {
  /**
   * Whether the form is still on screen, on the page from which it was sent; who is on the way to
   * another page is waited for.
   */
  isHere: () => Promise<boolean>;
}

export interface AppFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** Yup schema with the bounds of the contract; its messages are shown as they stand. */
  validationSchema: AnyObjectSchema;
  /**
   * Sends what was typed, as the schema casts it (trimmed, for example). Gives false where it was not
   * sent after all, for example for want of a member: then everything stays as it is. Rejecting with
   * an ApiError shows its messages and keeps every value; other errors are shown as a failure and
   * thrown on.
   */
  onSubmit: (values: Values, helpers: SubmitHelpers) => Promise<unknown>;
  /**
   * Names what is typed, such as `question replywright`: it is kept while the form is away, passwords
   * excepted, and the form starts with it when it is back. Without a name nothing is kept.
   */
  draft?: string;
  /** What of the values is kept, beside those that the form began with; without it all of them. */
  draftOf?: (start: Values, values: Values) => Values;
  /** Called when the server has what the form before it has sent by the same name: a dialog closes then. */
  onSentBefore?: () => void;
  /** Id of the element, for a button outside of it that sends it. */
  id?: string;
  /** Names the form for assistive technology: "Ask a question". */
  label: string;
  /** Heading of the summary of invalid fields. */
  errorSummaryTitle?: string;
  /** Where only a step of the form is open: what its button does instead of sending the form. */
  step?: FormStep;
  /**
   * Shows a field that a line of the summary leads to, where it may be in another step, and has it
   * focused then.
   */
  onSeek?: (name: string, focus: () => void) => void;
  children: ReactNode;
}

/**
 * A form: Formik and Yup, with the manners that all forms here share. A double click sends once. A
 * field shows its message after it was left; an attempt with invalid fields moves the focus to a
 * summary that links to them. What the server refuses is shown at its fields, the rest in plain
 * words at the top, and nothing typed is ever lost; to who has left the page meanwhile, a message says
 * it.
 */
export function AppForm<Values extends FormikValues>({
  initialValues,
  validationSchema,
  onSubmit,
  draft,
  draftOf,
  onSentBefore,
  id,
  label,
  errorSummaryTitle = 'Please check what is marked below',
  step,
  onSeek = (_, focus) => focus(),
  children,
}: AppFormProps<Values>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const labels = useRef(new Map<string, string>());
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const afterPress = useAfterPress();
  const markPlace = useStillHere();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const draftOptions = { name: draft, empty: initialValues };
  const start = useDraftStart(draftOptions);
  const [isDraft, setDraft] = useState(start.isDraft);
  const isPending = useIsSentAlready(draft) || isSending;
  const forgetDraft = () => {
    if (draft !== undefined) dropDraft(draft);
  };

  /** Says to who has left that it failed; what was typed waits for them. */
  const tellLate = (error: unknown, isElsewhere: boolean) => {
    const back = () => void navigate(pathname + search);
    showToast({
      severity: 'error',
      message: lateRefusal(label, error, draft !== undefined),
      action: isElsewhere ? { label: 'Go back to it', onClick: back } : undefined,
    });
  };

  const refuse = (error: unknown, values: Values) => {
    const hasField = (name: string) => getIn(values, name) !== undefined;
    const { title, description, fields, others } = applyApiError(error, hasField);
    const items = refusal.set(fields, others, values, (name) => labels.current.get(name));
    setErrors({ title: title ?? errorSummaryTitle, description, items });
  };

  const formik = useFormik<Values>({
    initialValues: start.values,
    validationSchema,
    onSubmit: async (values) => {
      const isHere = markPlace();
      const sentFrom = location.href;
      const sent = draft === undefined ? undefined : sendDraft(draft);
      try {
        const cast = validationSchema.cast(values, { assert: false }) as Values;
        if ((await onSubmit(cast, { isHere })) === false) return true;
        setErrors(null);
        refusal.clear();
        sent?.arrive();
      } catch (error) {
        sent?.end();
        // At once where the form is on screen, also for who calls a link off and where another step
        // of it is open by now.
        const wasOnScreen = form.current !== null;
        if (wasOnScreen) refuse(error, values);
        await isHere();
        if (!form.current) tellLate(error, wasOnScreen || location.href !== sentFrom);
        if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
      } finally {
        sent?.end();
      }
      return true;
    },
  });

  const refusal = useRefusal(formik.values);

  useKeptDraft({ ...draftOptions, draftOf }, formik.values, (hasArrived) => {
    setDraft(false);
    formik.resetForm({ values: initialValues });
    if (hasArrived && !isBusy.current) onSentBefore?.();
  });

  /** Tells what is missing, and what the server has refused and nobody has changed since. */
  const tell = (missing: readonly ErrorSummaryItem[]) => {
    const names = missing.map(({ name }) => name);
    const still = refusal.standing.filter(({ name }) => !name || !names.includes(name));
    setErrors({
      title: errorSummaryTitle,
      items: inFormOrder([...missing, ...still], form.current),
    });
  };

  const check = async ({ fields, onDone }: FormStep) => {
    const isAsked = ({ name }: ErrorSummaryItem) =>
      name !== undefined && fields.includes(name.split('.')[0]!);
    const invalid = messagesOf(await formik.validateForm());
    const missing = invalid.filter(isAsked);
    for (const { name } of missing) void formik.setFieldTouched(name!, true, false);
    if (missing.length > 0 || refusal.standing.some(isAsked)) {
      tell(missing);
      return false;
    }
    // What is refused in another step stays told.
    if (refusal.standing.length === 0) setErrors(null);
    onDone();
    return true;
  };

  const submit = async () => {
    if (isBusy.current || isPending) return;
    isBusy.current = true;
    if (step) {
      // The second press of two finds the button of the next step in the place of the first one.
      let wait = 0;
      try {
        if (await check(step)) wait = DOUBLE_PRESS_MS;
      } finally {
        setTimeout(() => (isBusy.current = false), wait);
      }
      return;
    }
    setSending(true);
    try {
      const wasSent: unknown = await formik.submitForm();
      if (wasSent !== true) {
        tell(messagesOf(await formik.validateForm()));
      }
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  const setLabel = useCallback((name: string, text: string) => {
    labels.current.set(name, text);
  }, []);
  const { refusedAt } = refusal;
  const context = useMemo<FormContextValue>(
    () => ({ formId, setLabel, afterPress, isPending, serverErrorOf: refusedAt }),
    [formId, setLabel, afterPress, isPending, refusedAt],
  );

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <Box
          component="form"
          id={id}
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
          {isDraft && isPending === isSending ? <DraftNotice onDiscard={forgetDraft} /> : null}
          {errors ? (
            <ErrorSummary
              errors={errors}
              isFixed={(name) => !getIn(formik.errors, name) && !context.serverErrorOf(name)}
              hrefOf={(name) => `#${formId}-${name}`}
              onChoose={(name) => onSeek(name, () => focusField(form.current, name))}
            />
          ) : null}
          {children}
        </Box>
      </FormContext>
    </FormikProvider>
  );
}
