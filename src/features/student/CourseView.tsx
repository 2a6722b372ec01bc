import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/ApiError';
import { useCourse, type Course } from '../../api/resources/courses';
import { pathTo } from '../../routing/paths';
import { useIsLeaving } from '../../routing/useIsLeaving';
import { belowWay } from '../../theme/pageSteps';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { useIsPhone } from '../../ui/useIsPhone';
import { CourseNotFound } from './CourseNotFound';
import { FinishedNotice } from './FinishedNotice';
import { LessonSkeleton, LessonView } from './LessonView';
import { NotYours } from './NotYours';
import { Outline } from './Outline';
import { courseHref } from './portalUrl';

export interface CourseViewProps {
  courseId: string;
  /** Null for the one to go on with. */
  lessonId: string | null;
}

/** A lesson of a course beside its outline: /studentbookmark?course=…&lesson=… */
export function CourseView({ courseId, lessonId }: CourseViewProps) {
  const course = useCourse(courseId);
  const { data, error } = course;
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();

  // Named in the URL, so that what another tab opens does not change what is read in this one.
  const resumed = lessonId === null && !isLeaving ? data?.resumeLesson.id : undefined;
  useEffect(() => {
    if (resumed === undefined) return;
    void navigate(courseHref(courseId, resumed), { replace: true, preventScrollReset: true });
  }, [courseId, resumed, navigate]);

  if (!data && error instanceof ApiError && error.status === 403) {
    return <NotYours courseId={courseId} />;
  }
  return (
    <QueryView
      query={course}
      skeleton={<CourseSkeleton />}
      notFound={<CourseNotFound />}
      isWholePage
    >
      {(found) =>
        lessonId === null ? <CourseSkeleton /> : <OpenCourse course={found} lessonId={lessonId} />
      }
    </QueryView>
  );
}

function OpenCourse({ course, lessonId }: { course: Course; lessonId: string }) {
  // The title of a course is long: what is left for it of a phone's line would be half of it.
  const home = useIsPhone() ? [] : [{ label: 'Home', to: pathTo('home') }];
  return (
    <>
      <Breadcrumbs
        items={[
          ...home,
          { label: 'Student Portal', to: pathTo('studentPortal') },
          { label: course.title },
        ]}
      />
      {course.certifiedAt ? <FinishedNotice courseId={course.id} /> : null}
      <Box sx={columns}>
        <LessonView course={course} lessonId={lessonId} />
        <Outline course={course} lessonId={lessonId} />
      </Box>
    </>
  );
}

const columns = {
  mt: belowWay,
  display: 'grid',
  gap: { xs: 4, md: 6, lg: 8 },
  alignItems: 'start',
  // What the lesson leaves goes to the outline, whose titles then keep to one line.
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 720px) minmax(0, 1fr)',
  },
} as const;

function CourseSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '100vh' }}>
      <Skeleton width={280} />
      <Box sx={columns}>
        <LessonSkeleton />
        <Skeleton variant="rounded" height={420} />
      </Box>
    </Box>
  );
}
