import type { ListingDetail } from '../../../api/resources/listings';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';
import { LazySection } from '../../../ui/LazySection';

const courseOutline = lazyPart(() =>
  import('../lessons/CourseOutline').then((module) => module.CourseOutline),
);

/** Heights in px: of the heading, of the row of a part, of a lesson of one line, and around the lessons. */
const HEADING = { xs: 64, sm: 74, lg: 0 };
const PART = { xs: 61, sm: 49, lg: 49 };
const LESSON = 33;
const AROUND = 17;

/** The room that the outline takes with its first part open. */
function heightsOf(outline: NonNullable<ListingDetail['outline']>) {
  const open = (outline[0]?.lessons.length ?? 0) * LESSON + AROUND;
  const at = (width: keyof typeof PART) => HEADING[width] + outline.length * PART[width] + open;
  return { xs: at('xs'), sm: at('sm'), lg: at('lg') };
}

/** Where the lessons of a course stand; they come when they are near. Software has no such place. */
export function LessonsPlace({ listing: { course, outline } }: { listing: ListingDetail }) {
  if (!course || !outline) return null;
  return (
    <LazySection minHeight={heightsOf(outline)}>
      <LazyPartView part={courseOutline} skeleton={null}>
        {(CourseOutline) => <CourseOutline course={course} outline={outline} />}
      </LazyPartView>
    </LazySection>
  );
}
