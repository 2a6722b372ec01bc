/** No letters and digits that are taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * A license key that is clearly a sample: `SAMPLE-7KQM-2XWA-PD9H`.
 *
 * @param pick gives a whole number from 0 up to, but not including, the one it gets
 */
export function sampleLicenseKey(pick: (below: number) => number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => SIGNS[pick(SIGNS.length)]).join('');
  return ['SAMPLE', ...Array.from({ length: GROUPS }, group)].join('-');
}
