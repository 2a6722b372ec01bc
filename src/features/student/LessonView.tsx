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

export interface LessonViewProps {
  course: Course;
  lessonId: string;
}

/** A lesson to read, with the way to the next one. What is open is what one goes on with later. */
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

  const outlined = course.sections
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lessonId);
  return (
    <Box sx={{ minWidth: 0 }}>
      {/* Its name is known from the outline, though the lesson itself could not be loaded. */}
      {outlined && lesson.error && !lesson.data && !isNotFound(lesson.error) ? (
        <Heading>{outlined.title}</Heading>
      ) : null}
      <QueryView
        query={lesson}
        skeleton={<LessonSkeleton />}
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

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="title" sx={{ mt: 1, mb: 3 }}>
      {children}
    </Typography>
  );
}

function Content({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { number, title, minutes, sectionTitle, paragraphs, task } = lesson;
  const isTranslated = course.language !== null && course.language !== 'English';
  return (
    <Box component="article" sx={{ minWidth: 0, maxWidth: '68ch' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {sectionTitle} · Lesson {number} of {course.lessonCount} · {minutes} min
      </Typography>
      <Heading>{title}</Heading>
      {isTranslated ? (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          Taught in {course.language} by {course.instructor}; this is the English transcript.
        </Typography>
      ) : null}
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
    </Box>
  );
}

function LessonSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: { xs: '100vh', md: 480 } }}>
      <Skeleton width="40%" />
      <Skeleton width="75%" sx={{ typography: 'title' }} />
      {['first', 'second'].map((key) => (
        <Box key={key} sx={{ mt: 2 }}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  );
}
