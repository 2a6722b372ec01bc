import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { DottedLine } from '../../../domain/DottedLine';
import { formatHours, pluralize } from '../../../lib/text';
import { partHeading } from '../../../theme/pageSteps';
import { tabularNumbers } from '../../../theme/tokens';
import { ChevronDownIcon } from '../../../ui/icons';
import { sectionGrid } from '../productLayout';
import { LessonList } from './LessonList';
import { lessonTime } from './lessonTime';

type Section = NonNullable<ListingDetail['outline']>[number];

export interface CourseOutlineProps {
  course: NonNullable<ListingDetail['course']>;
  outline: readonly Section[];
}

/** What the lessons of a course are, to be seen before it is bought: its parts, which open. */
export function CourseOutline({ course, outline }: CourseOutlineProps) {
  const lessons = pluralize(course.lessonCount, 'lesson', 'lessons');
  const parts = pluralize(outline.length, 'part', 'parts');
  return (
    <Box component="section" aria-labelledby="course-lessons" sx={sectionGrid}>
      <Box sx={{ mb: { xs: 2, lg: 0 } }}>
        <Typography variant="h2" id="course-lessons" sx={partHeading}>
          Lessons
        </Typography>
        <Typography sx={{ mt: { xs: 0.5, lg: 1 }, color: 'text.secondary' }}>
          {lessons} in {parts}, {formatHours(course.minutes)}
        </Typography>
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        {outline.map((section, index) => (
          <Part key={section.id} section={section} isOpen={index === 0} />
        ))}
      </Box>
    </Box>
  );
}

interface PartProps {
  section: Section;
  /** From the start. */
  isOpen: boolean;
}

function Part({ section: { title, lessons, minutes }, isOpen }: PartProps) {
  const id = useId();
  return (
    <Accordion defaultExpanded={isOpen} slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary
        id={`${id}-part`}
        aria-controls={`${id}-lessons`}
        expandIcon={<ChevronDownIcon />}
        sx={summary}
      >
        <Box component="span" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="span" sx={figures}>
          <DottedLine>
            <span>{pluralize(lessons.length, 'lesson', 'lessons')}</span>
            <span>{lessonTime(minutes)}</span>
          </DottedLine>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <LessonList lessons={lessons} />
      </AccordionDetails>
    </Accordion>
  );
}

/** What a part holds stands at the end of its line, and below its title on phones. */
const summary = {
  columnGap: 2,
  '& .MuiAccordionSummary-content': {
    minWidth: 0,
    my: { xs: 1, sm: 1.5 },
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { sm: 'baseline' },
    justifyContent: 'space-between',
    columnGap: 2,
  },
} as const;

const figures = {
  ...tabularNumbers,
  flexShrink: 0,
  typography: { xs: 'caption', sm: 'body2' },
  color: 'text.secondary',
} as const;
