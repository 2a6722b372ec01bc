import { readListingId } from '../../domain/listingId';
import { pathTo } from '../../routing/paths';

/** What the Student Portal shows: one's courses, a lesson of one, or a certificate. */
export type PortalView =
  | { kind: 'courses'; page: number }
  | { kind: 'course'; courseId: string; lessonId: string | null }
  | { kind: 'certificate'; courseId: string }
  /** The URL names something that cannot be the id of any course. */
  | { kind: 'unknown' };

/** Reads the part of a URL from `?` on. */
export function readPortalUrl(search: string): PortalView {
  const params = new URLSearchParams(search);
  const certificate = params.get('certificate');
  const course = params.get('course');
  const courseId = readListingId(certificate ?? course);
  if (courseId !== null) {
    if (certificate !== null) return { kind: 'certificate', courseId };
    return { kind: 'course', courseId, lessonId: readListingId(params.get('lesson')) };
  }
  if (certificate !== null || course !== null) return { kind: 'unknown' };
  const page = params.get('page') ?? '';
  return { kind: 'courses', page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
}

/** The URL of a course: of a lesson in it, or of the one to go on with. */
export const courseHref = (courseId: string, lessonId?: string): string =>
  pathTo('studentPortal', { course: courseId, lesson: lessonId });

/** The URL of the certificate for a course. */
export const certificateHref = (courseId: string): string =>
  pathTo('studentPortal', { certificate: courseId });

/** The URL of a page of one's courses. */
export const coursesHref = (page: number): string =>
  pathTo('studentPortal', { page: page === 1 ? undefined : page });
