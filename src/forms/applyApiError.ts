import { ApiError } from '../api/ApiError';
import { describeError } from '../ui/describeError';

/** What a form shows after the server has turned it down. */
export interface FormRefusal {
  /** The whole refusal in a few words; undefined where the fields say all there is to say. */
  title: string | undefined;
  /** What to do about it. */
  description: string | undefined;
  /** Messages by field name. */
  fields: Record<string, string>;
  /** Messages about things that the form has no field for. */
  others: string[];
}

/** Nobody knows what came of it, and sending it a second time may do it a second time. */
const MAY_HAVE_ARRIVED =
  'What you sent may have arrived all the same: check before you send it again. Nothing you typed is lost.';

/** `/address/city` names the field `address.city` (RFC 6901, with its escapes). */
function fieldNameOf(pointer: string): string {
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

/**
 * Sorts what a failed call says into the fields of a form and the rest. The first message of a
 * field wins. Errors that are no {@link ApiError} are worded like a failure of the server.
 *
 * @param error what the call was rejected with
 * @param hasField whether the form has a field of that name
 */
export function applyApiError(
  error: unknown,
  hasField: (fieldName: string) => boolean,
): FormRefusal {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  if (!(error instanceof ApiError)) {
    return { ...describeError({ status: 500 }), fields, others };
  }
  for (const { pointer, detail } of error.fieldErrors) {
    const name = fieldNameOf(pointer);
    if (hasField(name)) fields[name] ??= detail;
    else others.push(detail);
  }
  if (error.fieldErrors.length > 0) {
    return { title: undefined, description: undefined, fields, others };
  }
  if (error.reason === 'timed-out' || error.reason === 'malformed') {
    return { ...describeError(error), description: MAY_HAVE_ARRIVED, fields, others };
  }
  // A refusal with a kind explains itself, how long to wait included; everything else, and a size in
  // bytes, is put in our own words.
  const isExplained =
    error.type !== '' && error.status !== 413 && (!error.isTemporary || error.status === 429);
  if (isExplained) return { title: error.message, description: undefined, fields, others };
  const { title, description } = describeError(error);
  return {
    title,
    description: error.status === 0 ? `${description} Nothing you typed is lost.` : description,
    fields,
    others,
  };
}
