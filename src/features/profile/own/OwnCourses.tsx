import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSession } from '../../../api/resources/session';
import { useOwnCourses, type OwnCourse } from '../../../api/resources/courses';
import { formatDate } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { panel } from '../../../theme/surfaceStyles';
import { tabularNumbers, weight } from '../../../theme/tokens';
import { QueryView } from '../../../ui/QueryView';
import { Track } from '../../../ui/Track';
import { ProfileSection } from '../ProfileSection';
import { Seal } from './Seal';

/** How many courses have a line. */
const LINES = 3;

/** How far a student is, course by course, and the certificate that bears their name. */
export function OwnCourses() {
  const name = useSession().user?.name ?? '';
  const courses = useOwnCourses(1);
  return (
    <ProfileSection
      title="Your courses"
      description="How far you are, and the certificates that bear your name."
      isBare
    >
      <QueryView query={courses} skeleton={<OwnCoursesSkeleton />}>
        {({ items, page }) => (
          <Box sx={columns}>
            <Box sx={panelSx}>
              <Typography variant="h4" component="h3">
                {page.totalItems === 0
                  ? 'No course yet'
                  : pluralize(page.totalItems, 'course is yours', 'courses are yours')}
              </Typography>
              {items.length > 0 ? (
                <Box component="ul" sx={lines}>
                  {items.slice(0, LINES).map((course) => (
                    <CourseLine key={course.id} course={course} />
                  ))}
                </Box>
              ) : null}
              <Button
                component={AppLink}
                to={items.length === 0 ? pathTo('courses') : pathTo('studentPortal')}
                variant="outlined"
                color="secondary"
                sx={{ mt: 'auto', alignSelf: 'start' }}
              >
                {items.length === 0 ? 'Browse courses' : 'Continue learning'}
              </Button>
            </Box>
            <Certified name={name} courses={items} areAll={page.totalPages <= 1} />
          </Box>
        )}
      </QueryView>
    </ProfileSection>
  );
}

function CourseLine({ course: { title, doneCount, lessonCount } }: { course: OwnCourse }) {
  return (
    <li>
      <Box component="span" sx={{ fontWeight: weight.strong, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <Box component="span" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
        {doneCount} of {lessonCount}
      </Box>
      <Box sx={trackPlace}>
        <Track share={doneCount / lessonCount} tone="ends" />
      </Box>
    </li>
  );
}

interface CertifiedProps {
  name: string;
  courses: readonly OwnCourse[];
  /** False where there are more courses, of which it is not known how many are certified. */
  areAll: boolean;
}

/** The newest certificate in small; before the first one, whose name will be on it. */
function Certified({ name, courses, areAll }: CertifiedProps) {
  const certified = courses
    .filter(({ certifiedAt }) => certifiedAt !== null)
    .sort((one, other) => other.certifiedAt!.localeCompare(one.certifiedAt!));
  const [newest] = certified;
  return (
    <Box component="section" aria-labelledby="certified" sx={sheet}>
      <Seal isEarned={newest !== undefined} />
      <Typography id="certified" variant="subtitle2" component="h3" sx={{ color: 'primary.main' }}>
        {certifiedTitle(certified.length, areAll)}
      </Typography>
      <Typography variant="h2" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
        {newest ? (
          <>
            has finished{' '}
            <Link
              component={AppLink}
              to={pathTo('studentPortal', { certificate: newest.id })}
              sx={course}
            >
              {newest.title}
            </Link>
            {formatDate(newest.certifiedAt!)}
          </>
        ) : (
          'Finish every lesson of a course, and it carries this name.'
        )}
      </Typography>
    </Box>
  );
}

/** Names no number, and no certificate the first, where not all courses are known. */
function certifiedTitle(count: number, areAll: boolean): string {
  if (!areAll) return count > 0 ? 'Certificate earned' : 'Your next certificate';
  if (count === 0) return 'Your first certificate';
  return pluralize(count, 'certificate earned', 'certificates earned');
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

const panelSx = { ...panel, display: 'flex', flexDirection: 'column', gap: 2 } as const;

const lines = {
  display: 'grid',
  gap: 1.75,
  m: 0,
  mb: 0.5,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    rowGap: 0.5,
  },
} as const;

const trackPlace = { gridColumn: '1 / -1' } as const;

/** As certificates are framed: a line within a line, both hairlines, so that its name is the first to see. */
const sheet = {
  ...panel,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 0.75,
  py: { xs: 3.5, sm: 4 },
  minHeight: 200,
  textAlign: 'center',
  outline: '1px solid',
  outlineColor: 'divider',
  outlineOffset: '-12px',
} as const;

/** On a line of its own. */
const course = {
  display: 'block',
  my: 0.5,
  typography: 'h4',
  overflowWrap: 'anywhere',
} as const;

function OwnCoursesSkeleton() {
  return (
    <Box aria-hidden sx={columns}>
      <Box sx={panelSx}>
        <Skeleton variant="text" width="9em" sx={{ typography: 'h4' }} />
        <Box component="ul" sx={lines}>
          {[1, 2, 3].map((place) => (
            <li key={place}>
              <Skeleton variant="text" width="60%" />
              <Skeleton variant="text" width="4em" />
              <Skeleton variant="rounded" height={6} sx={trackPlace} />
            </li>
          ))}
        </Box>
        <Skeleton variant="rounded" width={150} height={44} sx={{ mt: 'auto' }} />
      </Box>
      <Box sx={sheet}>
        <Skeleton variant="circular" width={56} height={56} sx={{ mb: 1 }} />
        <Skeleton variant="text" width="9em" sx={{ typography: 'subtitle2' }} />
        <Skeleton variant="text" width="8em" sx={{ typography: 'h2' }} />
        <Skeleton variant="text" width="14em" sx={{ typography: 'body2' }} />
        <Skeleton variant="text" width="10em" sx={{ typography: 'h4' }} />
        <Skeleton variant="text" width="8em" sx={{ typography: 'body2' }} />
      </Box>
    </Box>
  );
}
