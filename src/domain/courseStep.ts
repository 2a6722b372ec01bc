import type { OwnedProduct } from '../api/resources/products';
import { pathTo } from '../routing/paths';

/** What the way into a course is called: one that was begun is gone on with. */
export const courseWord = (isBegun: boolean) => (isBegun ? 'Resume' : 'Open course');

/**
 * What its owner does next with a course, and where: begin it, go on with it, or see what it has brought.
 *
 * @param progress how far it is; null where that is not known
 * @param certificateWord what the way to its certificate is called
 */
export function courseStep(
  course: string,
  progress: OwnedProduct['progress'],
  certificateWord = 'Certificate',
) {
  return progress && progress.doneCount === progress.lessonCount
    ? { label: certificateWord, to: pathTo('studentPortal', { certificate: course }) }
    : { label: courseWord(progress?.isBegun ?? false), to: pathTo('studentPortal', { course }) };
}
