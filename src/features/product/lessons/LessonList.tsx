import Box from '@mui/material/Box';
import type { ListingDetail } from '../../../api/resources/listings';
import { tabularNumbers } from '../../../theme/tokens';
import { lessonTime } from './lessonTime';

export interface LessonListProps {
  lessons: NonNullable<ListingDetail['outline']>[number]['lessons'];
}

/** The lessons of a part, with their numbers in the whole course and how long each takes. */
export function LessonList({ lessons }: LessonListProps) {
  return (
    // Without its markers, which the numbers stand for, a list is none to Safari unless it says so.
    <Box component="ol" role="list" sx={list}>
      {lessons.map(({ number, title, minutes }) => (
        <li key={number}>
          <span>{number}</span>
          <span>{title}</span>
          <span>{lessonTime(minutes)}</span>
        </li>
      ))}
    </Box>
  );
}

const list = {
  ...tabularNumbers,
  m: 0,
  p: 0,
  // Their times stand below that of the part, clear of its arrow.
  pr: { sm: '38px' },
  listStyle: 'none',
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: 1,
    py: 0.75,
  },
  '& > li > :nth-of-type(2)': { overflowWrap: 'anywhere' },
  '& > li > :not(:nth-of-type(2))': { color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
