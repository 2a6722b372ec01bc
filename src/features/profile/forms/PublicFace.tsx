import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { Profile } from '../../../api/resources/profile';
import { ChangePicture } from '../picture/ChangePicture';
import type { ProfileValues } from './profileFields';

/** How others see the member, as far as it is typed: the picture, and what stands beside it. */
export function PublicFace({ profile }: { profile: Profile }) {
  const { username, jobTitle, company } = useFormikContext<ProfileValues>().values;
  const id = useId();
  return (
    <Box sx={face}>
      <ChangePicture profile={profile}>
        <Box component="aside" aria-labelledby={id}>
          <Typography id={id} variant="body2" component="h3" sx={{ color: 'text.secondary' }}>
            How others see you
          </Typography>
          <Box dir="auto" sx={{ mt: 0.25, typography: 'h4', overflowWrap: 'anywhere' }}>
            {username.trim() || 'Your name'}
          </Box>
          <Typography
            variant="body2"
            dir="auto"
            sx={{ minHeight: '1lh', overflowWrap: 'anywhere' }}
          >
            {[jobTitle, company].filter((part) => part.trim() !== '').join(', ')}
          </Typography>
        </Box>
      </ChangePicture>
    </Box>
  );
}

/** Parted from the fields by a line: a ground of its own would be a box within that of the form. */
const face = { pb: 3, mb: 3, borderBottom: 1, borderColor: 'divider' } as const;
