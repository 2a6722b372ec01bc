import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useOwnCourses, type OwnCourse } from '../../api/resources/courses';
import { formatCount } from '../../lib/text';
import { CardGrid } from '../../list/CardGrid';
import { phoneStyles } from '../../list/cardRowStyles';
import { PageHead } from '../../list/PageHead';
import { PastTheEnd } from '../../list/PastTheEnd';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useFocusOnPageChange } from '../../routing/useResultEffects';
import { useViewChange } from '../../routing/useViewChange';
import { EmptyState } from '../../ui/EmptyState';
import { PlayIcon } from '../../ui/icons';
import { Pagination } from '../../ui/Pagination';
import { QueryView } from '../../ui/QueryView';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { courseToGoOn } from '../../domain/courseToGoOn';
import { LeadCourse, LeadCourseSkeleton } from './LeadCourse';
import { coursesHref } from './portalUrl';
import { OwnCourseCard, OwnCourseCardSkeleton } from './OwnCourseCard';

/** The courses that the member owns, with what is done of each. */
export function MyCourses({ page }: { page: number }) {
  const courses = useOwnCourses(page);
  const heading = useRef<HTMLHeadingElement>(null);
  useViewChange('courses', page > 1 ? `Student Portal, page ${page}` : 'Student Portal');
  useFocusOnPageChange(heading, page, '');
  return (
    <>
      <PageHead
        title="Student Portal"
        lead="Your courses. Each opens where you left off; the catalog has more."
      >
        <Ways />
      </PageHead>
      <QueryView
        query={courses}
        skeleton={
          <Box aria-hidden>
            <Skeleton variant="text" width="8em" sx={{ typography: 'h3', mb: belowCount }} />
            {page === 1 ? <LeadCourseSkeleton /> : null}
            <Rows>
              <CardGrid layout="list" skeletons={2} skeleton={<OwnCourseCardSkeleton />} />
            </Rows>
          </Box>
        }
        empty={({ items, page: found }) => {
          if (items.length > 0) return null;
          if (found.totalItems === 0) return <NoCourses />;
          return (
            <PastTheEnd page={found} nouns={['course', 'courses']} firstPage={coursesHref(1)} />
          );
        }}
      >
        {({ items, page: found }) => (
          <Box component="section" aria-labelledby="my-courses">
            <Box
              component="h2"
              id="my-courses"
              ref={heading}
              tabIndex={-1}
              sx={{ typography: 'h3', m: 0, mb: belowCount }}
            >
              My courses{' '}
              <Box component="span" sx={count}>
                {formatCount(found.totalItems)}
              </Box>
            </Box>
            <Courses courses={items} isLeading={found.number === 1} isLoading={courses.isLoading} />
            <Box sx={{ mt: 4 }}>
              <Pagination
                page={found.number}
                count={found.totalPages}
                hrefFor={coursesHref}
                label="Pages of courses"
              />
            </Box>
          </Box>
        )}
      </QueryView>
    </>
  );
}

/** How many there are, after what they are. */
const count = { ml: 0.5, color: 'text.secondary' } as const;

/** Below the heading of the courses. */
const belowCount = { xs: 1.5, sm: 2.5 } as const;

/** To more courses, after going on with one's own; and the link of the specification. */
function Ways() {
  return (
    <>
      <Button component={AppLink} to={pathTo('courses')} variant="outlined" color="secondary">
        Browse courses
      </Button>
      <Button component={AppLink} to={pathTo('addProduct')} variant="outlined" color="secondary">
        Add product
        <VisuallyHidden>: sell a course of your own</VisuallyHidden>
      </Button>
    </>
  );
}

interface CoursesProps {
  courses: readonly OwnCourse[];
  /** True where one of them leads: on the first page. */
  isLeading: boolean;
  isLoading: boolean;
}

/** The course to go on with, then the others in the server's order, which has the last opened first. */
function Courses({ courses, isLeading, isLoading }: CoursesProps) {
  const lead = isLeading ? courseToGoOn(courses) : undefined;
  const others = courses.filter((course) => course !== lead);
  return (
    <Whole aria-busy={isLoading}>
      {lead ? <LeadCourse course={lead} /> : null}
      {others.length > 0 ? (
        <Rows>
          <CardGrid layout="list" items={others} isStale={false} isLoading={isLoading}>
            {(course, priority) => <OwnCourseCard course={course} priority={priority} />}
          </CardGrid>
        </Rows>
      ) : null}
    </Whole>
  );
}

/** The one to go on with and the others, which fade together while another page loads. */
const Whole = styled('div')({
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows.
  '&[aria-busy="true"]': { opacity: 0.6, transitionDelay: '120ms' },
});

/** On phones each of them is a row, the first too: only the one to go on with is large. */
const Rows = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& article': phoneStyles },
}));

function NoCourses() {
  return (
    <EmptyState
      icon={<PlayIcon />}
      title="No courses yet"
      description="Courses you buy or redeem appear here right away, with all their lessons."
      action={
        <>
          <Button component={AppLink} to={pathTo('courses')} variant="contained">
            Browse courses
          </Button>
          <Button
            component={AppLink}
            to={pathTo('studentOffers')}
            variant="outlined"
            color="secondary"
          >
            See student offers
          </Button>
        </>
      }
    />
  );
}
