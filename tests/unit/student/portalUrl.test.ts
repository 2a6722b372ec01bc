import { expect, it } from 'vitest';
import { readPortalUrl } from '../../../src/features/student/portalUrl';

it.each([
  ['', { kind: 'courses', page: 1 }],
  ['?page=3', { kind: 'courses', page: 3 }],
  ['?page=-3', { kind: 'courses', page: 1 }],
  ['?course=git-calmly', { kind: 'course', courseId: 'git-calmly', lessonId: null }],
  [
    '?course=git-calmly&lesson=lesson-2',
    { kind: 'course', courseId: 'git-calmly', lessonId: 'lesson-2' },
  ],
  ['?course=git-calmly&lesson=../2', { kind: 'course', courseId: 'git-calmly', lessonId: null }],
  ['?certificate=git-calmly', { kind: 'certificate', courseId: 'git-calmly' }],
  ['?course=No%20Course', { kind: 'unknown' }],
])('reads %j', (search, view) => expect(readPortalUrl(search)).toEqual(view));
