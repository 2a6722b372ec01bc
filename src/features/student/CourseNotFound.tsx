import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useViewChange } from '../../routing/useViewChange';
import { EmptyState } from '../../ui/EmptyState';

export interface CourseNotFoundProps {
  title?: string;
  description?: string;
}

/** Says that there is no such course, lesson or certificate, and leads back to one's courses. */
export function CourseNotFound({
  title = 'We could not find this course',
  description = 'The link may be old, or a letter of it may be missing.',
}: CourseNotFoundProps) {
  useViewChange('not found', 'Course not found');
  return (
    <EmptyState
      headingLevel="h1"
      title={title}
      description={description}
      action={
        <Button component={AppLink} to={pathTo('studentPortal')} variant="contained">
          Go to your courses
        </Button>
      }
    />
  );
}
