import { formatCount } from '../lib/text';
import { NativeSelect } from '../ui/NativeSelect';

/** A choice as the server offers it, with the number of items that it would leave. */
interface CountedChoice {
  value: string;
  label: string;
  /** Left out where it is not known. */
  count?: number;
}

export interface FilterSelectProps<Value extends string> {
  /** What it filters by: `Category`. */
  label: string;
  /** The applied choice, or null for all. */
  value: Value | null;
  /** What null is called: `All categories`. */
  allLabel: string;
  choices: readonly CountedChoice[];
  onChange: (value: Value | null) => void;
}

/** A filter of one choice in little room: a native list, its choices with their counts. */
export function FilterSelect<Value extends string>({
  label,
  value,
  allLabel,
  choices,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : (next as Value))}
    >
      <option value="">{allLabel}</option>
      {/* One that the URL names keeps its place while the choices are on their way. */}
      {value !== null && !choices.some((choice) => choice.value === value) ? (
        <option value={value}>{value}</option>
      ) : null}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.count === undefined
            ? choice.label
            : `${choice.label} (${formatCount(choice.count)})`}
        </option>
      ))}
    </NativeSelect>
  );
}
