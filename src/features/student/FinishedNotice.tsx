import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppLink } from '../../routing/AppLink';
import { weight } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';
import { certificateHref } from './portalUrl';

/** Says that the course is finished, and leads to its certificate. */
export function FinishedNotice({ courseId }: { courseId: string }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mt: 2.5,
        px: 2.5,
        py: 1.75,
        borderRadius: '14px',
        bgcolor: 'tint.success',
      }}
    >
      <CheckIcon sx={{ color: 'success.main' }} />
      <Box sx={{ flex: '1 1 16rem', fontWeight: weight.strong }}>
        You have finished this course. Your certificate is ready.
      </Box>
      <Button component={AppLink} to={certificateHref(courseId)} variant="contained" size="small">
        See your certificate
      </Button>
    </Box>
  );
}
