import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useViewChange } from '../../routing/useViewChange';
import { EmptyState } from '../../ui/EmptyState';
import { PlayIcon } from '../../ui/icons';

/** Says that a course has not been bought by this member, and leads to where it is sold. */
export function NotYours({ courseId }: { courseId: string }) {
  useViewChange(`not yours ${courseId}`, 'This is not one of your courses');
  return (
    <EmptyState
      headingLevel="h1"
      icon={<PlayIcon />}
      title="You don’t have this course"
      description="Its lessons are open to people who have bought or redeemed it."
      action={
        <>
          <Button component={AppLink} to={pathTo('product', { id: courseId })} variant="contained">
            See the course
          </Button>
          <Button
            component={AppLink}
            to={pathTo('studentPortal')}
            variant="outlined"
            color="secondary"
          >
            Go to your courses
          </Button>
        </>
      }
    />
  );
}
