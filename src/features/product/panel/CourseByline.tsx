import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import { Byline } from '../../../domain/Byline';
import { courseLanguage } from '../../../domain/courseLanguage';
import { DottedLine } from '../../../domain/DottedLine';
import { LevelBadge } from '../../../domain/LevelBadge';
import { formatHours, pluralize } from '../../../lib/text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

export interface CourseBylineProps {
  listing: Pick<ListingDetail, 'certification' | 'language'>;
  course: NonNullable<ListingDetail['course']>;
}

/** Who teaches a course, and what it holds, as its card in a list says. */
export function CourseByline({ listing, course }: CourseBylineProps) {
  const { certification, language } = listing;
  const { instructor, lessonCount, minutes } = course;
  return (
    <Box sx={{ mt: { sm: 1.5 } }}>
      <Byline
        author={instructor}
        when="Teacher"
        about={
          <DottedLine>
            {certification ? (
              <span>
                <VisuallyHidden>Level: </VisuallyHidden>
                <LevelBadge level={certification} />
              </span>
            ) : null}
            <span>{formatHours(minutes)}</span>
            <span>{pluralize(lessonCount, 'lesson', 'lessons')}</span>
            {language ? (
              // On phones, where it would take a line more, the facts below say it.
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {courseLanguage(language)}
              </Box>
            ) : null}
          </DottedLine>
        }
        size="small"
      />
    </Box>
  );
}
