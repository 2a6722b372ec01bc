import type { Listing } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { formatHours, pluralize } from '../lib/text';
import { BookIcon, ChatIcon, ClockIcon, StepsIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export interface CourseFactsProps {
  listing: Pick<Listing, 'certification' | 'language'>;
  course: NonNullable<Listing['course']>;
}

/** What a course holds, on its card: its level in the words of the server, its lessons and hours, its language. */
export function CourseFacts({ listing: { certification, language }, course }: CourseFactsProps) {
  return (
    <ul className={cardParts.facts}>
      {certification ? (
        <li>
          <StepsIcon />
          <VisuallyHidden>Level: </VisuallyHidden>
          {certification.name}
        </li>
      ) : null}
      <li>
        <BookIcon />
        {pluralize(course.lessonCount, 'lesson', 'lessons')}
      </li>
      <li>
        <ClockIcon />
        {formatHours(course.minutes)}
      </li>
      {language ? (
        <li>
          <ChatIcon />
          {language}
        </li>
      ) : null}
    </ul>
  );
}
