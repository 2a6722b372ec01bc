import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useSetLessonDone, type Course, type Lesson } from '../../api/resources/courses';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { useOwnChange } from '../../session/useOwnChange';
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { courseHref } from './portalUrl';

export interface LessonActionsProps {
  course: Course;
  lesson: Lesson;
}

/** Marks the lesson as done, and leads to the one before, the one after, and those still open. */
export function LessonActions({ course, lesson }: LessonActionsProps) {
  const { title, done, previousLessonId, nextLessonId } = lesson;
  const navigate = useNavigate();
  const setDone = useSetLessonDone();
  const change = useOwnChange();
  const set = (isDone: boolean) =>
    void change(() => setDone(lesson, isDone), {
      reason: 'keep your progress',
      failure: isDone
        ? `“${title}” could not be marked as done.`
        : `“${title}” could not be marked as not done.`,
    });
  const open = course.sections
    .flatMap(({ lessons }) => lessons)
    .filter((one) => !one.done && one.id !== lesson.id);
  const [firstOpen] = open;

  return (
    <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={row}>
        {done ? (
          <Button color="secondary" startIcon={<CheckIcon />} onClick={() => set(false)}>
            Mark as not done
          </Button>
        ) : (
          <Button
            variant="contained"
            startIcon={<CheckIcon />}
            onClick={() => {
              set(true);
              if (nextLessonId !== null) void navigate(courseHref(course.id, nextLessonId));
            }}
          >
            {nextLessonId === null ? 'Mark as done' : 'Mark as done and go on'}
          </Button>
        )}
        {previousLessonId === null ? null : (
          <Button
            component={AppLink}
            to={courseHref(course.id, previousLessonId)}
            variant="outlined"
            color="secondary"
            startIcon={<ChevronLeftIcon />}
            sx={atTheEnd}
          >
            Previous
          </Button>
        )}
        {nextLessonId === null ? null : (
          <Button
            component={AppLink}
            to={courseHref(course.id, nextLessonId)}
            variant={done ? 'contained' : 'outlined'}
            color={done ? 'primary' : 'secondary'}
            endIcon={<ChevronRightIcon />}
            sx={previousLessonId === null ? atTheEnd : undefined}
          >
            Next
          </Button>
        )}
      </Box>
      {nextLessonId === null && firstOpen ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {pluralize(open.length, 'other lesson is', 'other lessons are')} not done yet.{' '}
          <AppLink to={courseHref(course.id, firstOpen.id)}>Go to “{firstOpen.title}”</AppLink>
        </Typography>
      ) : null}
    </Box>
  );
}

/** Side by side; on phones what one comes for has a row of its own, above the ways back and on. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  '& > *': { flex: { xs: '1 1 0', sm: 'none' } },
  '& > button': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

const atTheEnd = { ml: { sm: 'auto' } } as const;
