import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { Course } from '../../api/resources/courses';
import { ProgressLine } from '../../domain/ProgressLine';
import { AppLink } from '../../routing/AppLink';
import { radius, tabularNumbers, weight } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { courseHref } from './portalUrl';

export interface OutlineProps {
  course: Course;
  /** The lesson that is open. */
  lessonId: string;
}

/** All lessons of the course by section; on phones below the lesson, to be unfolded. */
export function Outline({ course, lessonId }: OutlineProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const progress = <ProgressLine done={course.doneCount} total={course.lessonCount} />;
  if (!isWide) {
    return (
      <Box component="aside" aria-label="Progress">
        {progress}
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={{ py: 1.25, typography: 'button', cursor: 'pointer' }}>
            All lessons
          </Box>
          <Sections course={course} lessonId={lessonId} />
        </Box>
      </Box>
    );
  }
  return (
    <Box
      component="aside"
      aria-label="Progress"
      sx={{
        position: 'sticky',
        top: 88,
        display: 'flex',
        flexDirection: 'column',
        maxHeight: 'calc(100vh - 112px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>{progress}</Box>
      <Box sx={scroller}>
        <Sections course={course} lessonId={lessonId} followsCurrent />
      </Box>
    </Box>
  );
}

function Sections({
  course,
  lessonId,
  followsCurrent = false,
}: OutlineProps & { followsCurrent?: boolean }) {
  const id = useId();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const item = current.current;
    const box = item?.closest('nav')?.parentElement;
    if (!followsCurrent || !item || !box) return;
    // Only the box of the outline moves, never the page; what comes next stays in sight, too.
    const place = item.offsetTop - box.offsetTop - box.scrollTop;
    if (place >= 0 && place <= box.clientHeight / 2) return;
    const wanted = box.scrollTop + place - box.clientHeight / 3;
    // What it shows begins with a whole row below the name of its section, at its end too.
    const most = box.scrollHeight - box.clientHeight;
    const head = box.querySelector('h2')!.offsetHeight;
    const tops = [...box.querySelectorAll<HTMLElement>('li')]
      .map((row) => row.offsetTop - box.offsetTop - head)
      .filter((top) => top <= most);
    box.scrollTop = tops.find((top) => top >= wanted) ?? tops.at(-1) ?? 0;
  }, [lessonId, followsCurrent]);

  return (
    <nav aria-label="Lessons">
      {course.sections.map((section) => (
        <Box key={section.id} sx={{ '& + &': { mt: 1.5 } }}>
          <Typography
            id={`${id}-${section.id}`}
            variant="caption"
            component="h2"
            sx={[sectionName, followsCurrent && staysInView]}
          >
            {section.title}
          </Typography>
          <Box
            component="ul"
            aria-labelledby={`${id}-${section.id}`}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {section.lessons.map((lesson) => (
              <li key={lesson.id} ref={lesson.id === lessonId ? current : undefined}>
                <Box
                  component={AppLink}
                  to={courseHref(course.id, lesson.id)}
                  aria-current={lesson.id === lessonId ? 'page' : undefined}
                  sx={lessonLink}
                >
                  <Box component="span" aria-hidden sx={mark} data-done={lesson.done || undefined}>
                    {lesson.done ? <CheckIcon sx={{ fontSize: 14 }} /> : lesson.number}
                  </Box>
                  <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                    {lesson.title}
                    {lesson.done ? <VisuallyHidden> (done)</VisuallyHidden> : null}
                  </Box>
                  <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {lesson.minutes} min
                  </Box>
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </nav>
  );
}

const sectionName = {
  px: 1,
  py: 0.5,
  fontWeight: weight.strong,
  color: 'text.secondary',
} as const;

/** Above the lessons that scroll, so that each can be told to belong to it. */
const staysInView = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  pt: 1.25,
  bgcolor: 'background.paper',
} as const;

/** Below the rows, and what fades out of those that are cut, in px. */
const EDGE = 8;

const scroller = {
  px: `${EDGE}px`,
  pb: `${EDGE}px`,
  // What has the focus is not below the name of its section.
  scrollPaddingBlock: `36px ${EDGE}px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  maskImage: `linear-gradient(black calc(100% - ${EDGE}px), transparent)`,
} as const;

const lessonLink = {
  // Of words it would part the hyphens.
  '& > :last-child': tabularNumbers,
  display: 'flex',
  gap: 1.25,
  px: 1,
  py: 0.875,
  borderRadius: `${radius.small}px`,
  typography: 'body2',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'tint.primary', fontWeight: weight.strong },
  // The box scrolls, and would cut a ring outside of it.
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

/** What is done is only outlined: many of them would outshine the lesson that is open. */
const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: 1,
  borderColor: 'outline',
  typography: 'badge',
  '&[data-done]': {
    borderColor: 'success.main',
    color: 'success.main',
  },
} as const;
