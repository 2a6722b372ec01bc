import { useState } from 'react';
import type { DayRange } from '../../lib/calendar';
import { NativeSelect } from '../../ui/NativeSelect';
import { DaysForm } from './DaysForm';
import { daysOf, PERIODS, USUAL_PERIOD, type Period } from './periods';

const CUSTOM = 'custom';
const NAMES = Object.keys(PERIODS) as Period[];

export interface PeriodSelectProps {
  /** What is shown; null for the usual period. */
  days: DayRange | null;
  /** Today where the account is. */
  today: string;
  onChange: (days: DayRange | null) => void;
}

/** Which days the page shows: a period that is named, or a first and a last day. */
export function PeriodSelect({ days, today, onChange }: PeriodSelectProps) {
  const [chosen, setChosen] = useState<Period | typeof CUSTOM | null>(null);
  const periods = daysOf(today);
  const shown = days ?? periods[USUAL_PERIOD];
  const fitting = NAMES.filter(
    (name) => periods[name].from === shown.from && periods[name].to === shown.to,
  );
  const isChosen = chosen === CUSTOM || fitting.some((name) => name === chosen);
  const value = isChosen ? chosen! : (fitting[0] ?? CUSTOM);

  const choose = (name: string) => {
    setChosen(name as Period | typeof CUSTOM);
    if (name === CUSTOM) return;
    onChange(name === USUAL_PERIOD ? null : periods[name as Period]);
  };
  return (
    <>
      <NativeSelect label="Period" value={value} onChange={choose}>
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {PERIODS[name]}
          </option>
        ))}
        <option value={CUSTOM}>Other days</option>
      </NativeSelect>
      {value === CUSTOM ? (
        <DaysForm key={`${shown.from} ${shown.to}`} days={shown} onChange={onChange} />
      ) : null}
    </>
  );
}
