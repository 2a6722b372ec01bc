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
  const holds = [formatHours(minutes), pluralize(lessonCount, 'lesson', 'lessons')];
  return (
    <Box sx={{ mt: { sm: 1.5 } }}>
      <Byline
        author={instructor}
        badge={
          certification ? (
            <Box component="span" sx={{ typography: 'caption' }}>
              <VisuallyHidden>Level: </VisuallyHidden>
              <LevelBadge level={certification} />
            </Box>
          ) : null
        }
        when="Teacher"
        about={
          <DottedLine>
            {[...holds, ...(language ? [courseLanguage(language)] : [])].map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </DottedLine>
        }
        size="small"
      />
    </Box>
  );
}
