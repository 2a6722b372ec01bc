import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useLesson, useSetPosition, type Course, type Lesson } from '../../api/resources/courses';
import { useViewChange } from '../../routing/useViewChange';
import { phoneInset, radius } from '../../theme/tokens';
import { isNotFound } from '../../ui/describeError';
import { QueryView } from '../../ui/QueryView';
import { CourseNotFound } from './CourseNotFound';
import { LessonActions } from './LessonActions';
import { LessonPlayer } from './LessonPlayer';
import { partsOf } from './lessonParts';
import { bar, caption, frame } from './lessonPlayerStyles';

export interface LessonViewProps {
  course: Course;
  lessonId: string;
}

/** A lesson to see and to read, with the way to the next one. What is open is what one goes on with later. */
export function LessonView({ course, lessonId }: LessonViewProps) {
  const lesson = useLesson(course.id, lessonId);
  const setPosition = useSetPosition();
  const openId = lesson.data?.id;
  useViewChange(lessonId, lesson.data && `${lesson.data.title} (${course.title})`);

  const keepPosition = useEffectEvent((id: string) => {
    // A convenience: where it fails, the lesson can be read all the same.
    setPosition(course.id, id).catch(() => undefined);
  });
  useEffect(() => {
    if (openId !== undefined) keepPosition(openId);
  }, [openId]);

  // The outline tells what is above the slide, which then has its place before the lesson is there.
  const head = lesson.data ?? (isNotFound(lesson.error) ? null : outlined(course, lessonId));
  // Some lessons begin with the title of their section, which is then not said twice.
  const section = head?.title.startsWith(head.sectionTitle) ? '' : head?.sectionTitle;
  return (
    <Box component="article" sx={{ minWidth: 0, maxWidth: lessonWidth }}>
      {head ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {section && `${section} · `}Lesson {head.number} of {course.lessonCount}
          </Typography>
          <Typography variant="title" sx={heading}>
            {head.title}
          </Typography>
          <Typography variant="body2" sx={lengthLine}>
            {lengthOf(head.minutes, lesson.data)}
          </Typography>
        </>
      ) : null}
      <QueryView
        query={lesson}
        skeleton={<LessonBones />}
        notFound={
          <CourseNotFound
            title="Lesson not found"
            description="The link may be old. The outline lists every lesson."
          />
        }
      >
        {(found) => <Content course={course} lesson={found} />}
      </QueryView>
    </Box>
  );
}

/** One length, and what is in it: the task is on the last slides. */
function lengthOf(minutes: number, lesson: Lesson | undefined): string {
  const length = `About ${minutes} min with the task`;
  return lesson ? `${length} · ${partsOf(lesson).length} slides` : length;
}

/** A lesson as the outline has it, with the title of its section. */
function outlined({ sections }: Course, lessonId: string) {
  for (const { title: sectionTitle, lessons } of sections) {
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (lesson) return { ...lesson, sectionTitle };
  }
  return null;
}

function Content({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { paragraphs, task } = lesson;
  return (
    <>
      <LessonPlayer key={lesson.id} course={course} lesson={lesson} />
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2, typography: { xs: 'body1', sm: 'lead' } }}>
          {paragraph}
        </Typography>
      ))}
      <Box
        component="section"
        aria-labelledby="lesson-task"
        sx={{
          mt: 3,
          p: { xs: phoneInset, sm: 2.5 },
          borderRadius: `${radius.card}px`,
          bgcolor: 'surface.sunken',
        }}
      >
        <Typography id="lesson-task" variant="h4" component="h2" sx={{ mb: 0.75 }}>
          Your task
        </Typography>
        <Typography>{task}</Typography>
      </Box>
      <LessonActions course={course} lesson={lesson} />
    </>
  );
}

/** Stands where a lesson will be while its course is not there either. */
export function LessonSkeleton() {
  return (
    <Box sx={{ maxWidth: lessonWidth }}>
      <Skeleton width="40%" sx={{ typography: 'body2' }} />
      <Skeleton width="75%" sx={{ ...heading, typography: 'title' }} />
      <Skeleton width="50%" sx={{ ...lengthLine, typography: 'body2' }} />
      <LessonBones />
    </Box>
  );
}

/** Stands where player and text will be. */
function LessonBones() {
  return (
    <Box aria-busy="true" sx={{ minHeight: { xs: '100vh', md: 480 } }}>
      <Box sx={frame}>
        <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '16 / 9' }} />
        <Box sx={bar} />
        <Box sx={caption}>
          <Skeleton width="60%" />
        </Box>
      </Box>
      {['first', 'second'].map((key) => (
        <Box key={key} sx={{ mb: 2, typography: { xs: 'body1', sm: 'lead' } }}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  );
}

/** As wide as lines can be read: slide and text end at the same edge. */
const lessonWidth = 720;

const heading = { mt: 1 } as const;

const lengthLine = { mt: 1, mb: { xs: 2, sm: 2.5 }, color: 'text.secondary' } as const;
