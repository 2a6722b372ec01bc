import { useState } from 'react';
import type { DayRange } from '../../lib/calendar';
import { NativeSelect } from '../../ui/NativeSelect';
import { daysOf, PERIODS, USUAL_PERIOD, type Period } from './periods';

/** Days that no period names. */
export const CUSTOM = 'custom';
const NAMES = Object.keys(PERIODS) as Period[];

/** What is chosen in a `PeriodSelect`. */
export type PeriodChoice = Period | typeof CUSTOM;

/**
 * Which of the choices stands for the days that a page shows.
 * @param days what is shown; null for the usual period
 * @param today today where the account is
 */
export function usePeriodChoice(days: DayRange | null, today: string) {
  const [chosen, choose] = useState<PeriodChoice | null>(null);
  const periods = daysOf(today);
  const shown = days ?? periods[USUAL_PERIOD];
  const fitting = NAMES.filter(
    (name) => periods[name].from === shown.from && periods[name].to === shown.to,
  );
  const isChosen = chosen === CUSTOM || fitting.some((name) => name === chosen);
  const value: PeriodChoice = isChosen ? chosen! : (fitting[0] ?? CUSTOM);
  return { value, choose, periods, shown };
}

export interface PeriodSelectProps {
  choice: ReturnType<typeof usePeriodChoice>;
  /** @param days null for the usual period; not called for days that are still to be typed */
  onChange: (days: DayRange | null) => void;
}

/** Which days the page shows: a period that is named, or others, which a form asks for. */
export function PeriodSelect({ choice: { value, choose, periods }, onChange }: PeriodSelectProps) {
  return (
    <NativeSelect
      label="Period"
      value={value}
      onChange={(name) => {
        choose(name as PeriodChoice);
        if (name === CUSTOM) return;
        onChange(name === USUAL_PERIOD ? null : periods[name as Period]);
      }}
    >
      {NAMES.map((name) => (
        <option key={name} value={name}>
          {PERIODS[name]}
        </option>
      ))}
      <option value={CUSTOM}>Other days</option>
    </NativeSelect>
  );
}
