import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useCourse, type Course } from '../../api/resources/courses';
import { pluralize } from '../../lib/text';
import { ProgressLine } from '../../domain/ProgressLine';
import { AppLink } from '../../routing/AppLink';
import { EmptyState } from '../../ui/EmptyState';
import { PlayIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { CourseNotFound } from './CourseNotFound';
import { courseHref } from './portalUrl';

interface Looking {
  /** True while the certificate is asked for. */
  isLooking: boolean;
  onLookAgain: () => void;
}

export interface NoCertificateProps extends Looking {
  courseId: string;
}

/** Says why there is no certificate: there is no such course, or so many of its lessons are still to be done. */
export function NoCertificate({ courseId, ...looking }: NoCertificateProps) {
  return (
    <QueryView
      query={useCourse(courseId)}
      isWholePage
      skeleton={<Skeleton variant="rounded" height={400} />}
      notFound={<CourseNotFound />}
    >
      {(course) => <NotYet course={course} {...looking} />}
    </QueryView>
  );
}

function NotYet({ course, isLooking, onLookAgain }: Looking & { course: Course }) {
  const { id, title, doneCount, lessonCount, sections } = course;
  const left = lessonCount - doneCount;
  const next = sections.flatMap(({ lessons }) => lessons).find(({ done }) => !done);
  return (
    <EmptyState
      headingLevel="h1"
      icon={<PlayIcon />}
      title="No certificate yet"
      description={
        <>
          {left > 0
            ? `It is issued when every lesson of “${title}” is marked as done: ${pluralize(left, 'lesson is', 'lessons are')} left.`
            : `Every lesson of “${title}” is done, so it is on its way. Look again in a moment.`}
          <Box sx={{ maxWidth: 320, mx: 'auto', mt: 2 }}>
            <ProgressLine done={doneCount} total={lessonCount} />
          </Box>
        </>
      }
      action={
        left > 0 ? (
          <Button component={AppLink} to={courseHref(id, next?.id)} variant="contained">
            Continue the course
          </Button>
        ) : (
          <Button
            variant="contained"
            // Not disabled meanwhile: a disabled button would drop the focus.
            aria-disabled={isLooking}
            onClick={() => {
              if (!isLooking) onLookAgain();
            }}
          >
            {isLooking ? 'Looking again…' : 'Look again'}
          </Button>
        )
      }
    />
  );
}
