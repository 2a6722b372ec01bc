import { getIn, type FormikValues } from 'formik';
import { useCallback, useState } from 'react';
import type { ErrorSummaryItem } from './ErrorSummary';

/** What the server has said of one thing. */
interface Refused {
  /** The field that it is about; undefined where the form has none. */
  name?: string;
  /** As the field shows it. */
  message: string;
  /** As the summary shows it, with the label of the field. */
  item: ErrorSummaryItem;
  /** What was sent. */
  value?: unknown;
}

/**
 * What the server has refused of a form. It stands until its field is changed; what is about no field
 * stands until the form is sent again.
 *
 * @param values what is in the form now
 */
export function useRefusal(values: FormikValues) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const isStanding = useCallback(
    ({ name, value }: Refused) => name === undefined || Object.is(value, getIn(values, name)),
    [values],
  );
  return {
    /** The lines of the summary about what still stands. */
    standing: refused.filter(isStanding).map(({ item }) => item),
    /** What stands of a field. */
    refusedAt: useCallback(
      (name: string) => refused.find((one) => one.name === name && isStanding(one))?.message,
      [refused, isStanding],
    ),
    /** Takes what the server has said of what was sent; gives the lines of the summary. */
    set(
      fields: Readonly<Record<string, string>>,
      others: readonly string[],
      sent: FormikValues,
      labelOf: (name: string) => string | undefined,
    ): ErrorSummaryItem[] {
      const all: Refused[] = [
        ...Object.entries(fields).map(([name, message]) => {
          const label = labelOf(name);
          const item = { name, message: label ? `${label}: ${message}` : message };
          return { name, message, item, value: getIn(sent, name) as unknown };
        }),
        ...others.map((message) => ({ message, item: { message } })),
      ];
      setRefused(all);
      return all.map(({ item }) => item);
    },
    /** Nothing is refused any more. */
    clear: () => setRefused([]),
  };
}
