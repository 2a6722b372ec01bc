import type { Listing } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { formatHours, pluralize } from '../lib/text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { LevelBadge } from './LevelBadge';

export interface CourseFactsProps {
  listing: Pick<Listing, 'certification' | 'language'>;
  course: NonNullable<Listing['course']>;
}

/** What a course holds, on its card: its level in the words of the server, its hours, its language and its lessons. */
export function CourseFacts({ listing: { certification, language }, course }: CourseFactsProps) {
  return (
    <ul className={cardParts.facts}>
      {certification ? (
        <li>
          <VisuallyHidden>Level: </VisuallyHidden>
          <LevelBadge level={certification} />
        </li>
      ) : null}
      <li>{formatHours(course.minutes)}</li>
      {language ? <li>In {language}</li> : null}
      <li>{pluralize(course.lessonCount, 'lesson', 'lessons')}</li>
    </ul>
  );
}
