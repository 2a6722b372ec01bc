import type { Listing } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { formatHours, pluralize } from '../lib/text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { courseLanguage } from './courseLanguage';
import { LevelBadge } from './LevelBadge';

export interface CourseFactsProps {
  listing: Pick<Listing, 'certification' | 'language'>;
  course: NonNullable<Listing['course']>;
}

/** What a course holds, on its card: its level in the words of the server, its hours, its lessons and its language. */
export function CourseFacts({ listing: { certification, language }, course }: CourseFactsProps) {
  return (
    <ul className={cardParts.facts}>
      {certification ? (
        <li>
          <VisuallyHidden>Level: </VisuallyHidden>
          <LevelBadge level={certification} />
        </li>
      ) : null}
      <li>
        <b>{formatHours(course.minutes)}</b>
      </li>
      <li>{pluralize(course.lessonCount, 'lesson', 'lessons')}</li>
      {language ? <li>{courseLanguage(language)}</li> : null}
    </ul>
  );
}
