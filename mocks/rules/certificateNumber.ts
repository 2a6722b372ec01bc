import type { CertificateRecord } from '../store/records/courseRecords';

/** How long it usually takes until someone finishes a course, in milliseconds. */
export const NEXT_CERTIFICATE_MS = 40 * 60_000;

/** The number of a certificate of the one series of all courses. */
export const certificateNumber = (count: number): string => `DWC-${String(count).padStart(6, '0')}`;

/**
 * The next number of the series. It goes up with time, with gaps, because others finish courses, too.
 *
 * @param given the certificates that there are
 */
export function nextCertificateNumber(given: readonly CertificateRecord[], now: Date): string {
  const last = given
    .map(({ number, issuedAt }) => ({ count: Number(number.replace(/\D/g, '')), issuedAt }))
    .reduce((most, each) => (each.count > most.count ? each : most), { count: 0, issuedAt: '' });
  const since = last.issuedAt ? now.getTime() - Date.parse(last.issuedAt) : 0;
  return certificateNumber(last.count + 1 + Math.max(0, Math.floor(since / NEXT_CERTIFICATE_MS)));
}
