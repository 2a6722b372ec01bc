import { RadioInput } from '../../../../forms/RadioInput';
import { TYPE_LABELS } from '../setupRows';

const OPTIONS = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** Whether a person or a company is paid. */
export function TypeInput() {
  return <RadioInput name="type" label="Type" options={OPTIONS} required />;
}
