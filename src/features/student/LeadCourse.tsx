import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OwnCourse } from '../../api/resources/courses';
import { courseLanguage } from '../../domain/courseLanguage';
import { courseWord } from '../../domain/courseStep';
import { DottedLine } from '../../domain/DottedLine';
import { ProgressLine } from '../../domain/ProgressLine';
import { AppLink } from '../../routing/AppLink';
import { radius, weight } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { PlayIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { courseHref } from './portalUrl';

/** The course to go on with, with the lesson to go on with: the first thing on the page. */
export function LeadCourse({ course }: { course: OwnCourse }) {
  const { id, title, vendor, language, imageUrl, resumeLesson } = course;
  const { isBegun, doneCount, lessonCount } = course;
  return (
    <Box component="article" sx={card}>
      <Box sx={{ gridArea: 'picture', alignSelf: 'center' }}>
        <Picture
          src={imageUrl}
          alt=""
          name={title}
          width={640}
          height={400}
          priority
          sx={{ borderRadius: `${radius.small}px` }}
        />
      </Box>
      <Box sx={head}>
        <Typography variant="body2" component="p" sx={seller}>
          <DottedLine>
            <span>{vendor.name}</span>
            {language ? <span>{courseLanguage(language)}</span> : null}
          </DottedLine>
        </Typography>
        <Box component="h3" sx={name}>
          {title}
        </Box>
      </Box>
      <Box sx={rest}>
        <Box sx={next}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {isBegun ? 'Continue' : 'Start'} with lesson {resumeLesson.number}:
          </Box>
          <Box component="span" sx={{ fontWeight: weight.strong }}>
            {resumeLesson.title}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {resumeLesson.minutes} min
          </Box>
        </Box>
        <Box sx={{ gridArea: 'bar', pt: { xs: 1, sm: 1.5 } }}>
          <ProgressLine done={doneCount} total={lessonCount} hasButtons />
        </Box>
        <Button
          component={AppLink}
          to={courseHref(id, resumeLesson.id)}
          variant="contained"
          size="large"
          startIcon={<PlayIcon />}
          sx={go}
        >
          {courseWord(isBegun)}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </Box>
    </Box>
  );
}

/** Stands where a {@link LeadCourse} will be. */
export function LeadCourseSkeleton() {
  return (
    <Box sx={card}>
      <Skeleton
        variant="rounded"
        sx={{ gridArea: 'picture', height: 'auto', aspectRatio: '16 / 10' }}
      />
      <Box sx={head}>
        <Skeleton width="40%" sx={seller} />
        <Skeleton width="80%" sx={name} />
      </Box>
      <Box sx={rest}>
        <Skeleton width="50%" />
        <Skeleton variant="rounded" height={6} sx={{ mt: { xs: 1, sm: 1.5 } }} />
        <Skeleton width="30%" sx={{ typography: 'body2', mt: 0.75 }} />
        <Skeleton
          variant="rounded"
          sx={{ mt: { xs: 1.5, sm: 2 }, height: { xs: 44, sm: 48 }, width: { sm: 132 } }}
        />
      </Box>
    </Box>
  );
}

/** Picture and name side by side, and on wider windows all else below the name. */
const card = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"picture head" "rest rest"',
    sm: '"picture ." "picture head" "picture rest" "picture ."',
  },
  gridTemplateColumns: {
    xs: '112px minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, min(448px, 45%)) minmax(0, 1fr)',
  },
  // The words in the middle of the picture's height.
  gridTemplateRows: { sm: '1fr auto auto 1fr' },
  columnGap: { xs: 1.5, sm: 3, md: 4 },
  mb: { xs: 1.5, sm: 2.5 },
  p: 1.5,
  // The bar ends where those of the cards below do.
  pr: { sm: 1.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-rest)',
} as const;

/** On phones as on the cards below. */
const seller = {
  typography: { xs: 'caption', sm: 'body2' },
  color: 'text.secondary',
} as const;

const head = { gridArea: 'head', minWidth: 0, pt: { sm: 0.5 } } as const;

const name = {
  m: 0,
  mt: { sm: 0.5 },
  typography: { xs: 'h4', sm: 'h3', md: 'h2' },
  textWrap: 'balance',
} as const;

/** The button ends the line of how much is done, where those of the rows below stand, too. */
const rest = {
  gridArea: 'rest',
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"next" "bar" "go"',
    sm: '"next next" "bar bar"',
  },
  '--buttons': { xs: '0px', sm: '40px', md: '48px' },
  minWidth: 0,
  pt: 1.5,
  pb: { sm: 0.5 },
} as const;

const go = {
  mt: { xs: 1.5, sm: 0 },
  gridArea: { xs: 'go', sm: '2 / 2' },
  alignSelf: 'end',
  minHeight: { xs: 48, sm: 40, md: 48 },
  py: { xs: 0.5, md: 1 },
} as const;

const next = { gridArea: 'next', display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const;
