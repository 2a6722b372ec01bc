import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { languageFact } from '../../../domain/courseLanguage';
import { LevelBadge } from '../../../domain/LevelBadge';
import { formatHours, initials } from '../../../lib/text';
import { radius, tabularNumbers, weight } from '../../../theme/tokens';
import type { CourseBylineProps } from './CourseByline';

/**
 * What `CourseByline` says, as a row below the pictures of wide windows: it fills what a long panel
 * leaves free there, and the panel is the shorter for it.
 */
export function CourseFacts({ listing, course }: CourseBylineProps) {
  const { certification, language } = listing;
  const { instructor, lessonCount, minutes } = course;
  return (
    <Box sx={row}>
      <Avatar src={instructor.avatarUrl} alt="" sx={{ width: 40, height: 40 }}>
        {initials(instructor.name)}
      </Avatar>
      <Box component="dl" sx={facts}>
        <Fact term="Teacher">
          <span dir="auto">{instructor.name}</span>
        </Fact>
        {certification ? (
          <Fact term="Level">
            <LevelBadge level={certification} />
          </Fact>
        ) : null}
        <Fact term="Length">{formatHours(minutes)}</Fact>
        <Fact term="Lessons">{lessonCount}, as slides</Fact>
        {language ? <Fact term="Language">{languageFact(language)}</Fact> : null}
      </Box>
    </Box>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: weight.strong, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

const row = {
  ...tabularNumbers,
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  mt: 1.5,
  px: 2.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  typography: 'body2',
} as const;

/** Who teaches it has the room that the others leave. */
const facts = {
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  columnGap: 3,
  m: 0,
  '& > div:first-of-type': { flexGrow: 1, minWidth: 0 },
  '& > div + div': { flexShrink: 0, pl: 3, borderLeft: 1, borderColor: 'divider' },
} as const;
