import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Byline } from '../../../domain/Byline';
import { panel } from '../../../theme/surfaceStyles';
import type { ProfileValues } from './profileFields';

/** How others see the member, as far as it is typed: the head of a post in a discussion. */
export function PublicFace({ avatarUrl }: { avatarUrl: string }) {
  const { username, jobTitle, company } = useFormikContext<ProfileValues>().values;
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id} sx={card}>
      <Typography id={id} variant="h5" component="h3" sx={{ mb: 2 }}>
        How others see you
      </Typography>
      <Byline
        author={{ name: username.trim() || 'Your name', avatarUrl }}
        about={[jobTitle, company].filter((part) => part.trim() !== '').join(', ')}
      />
      <Box aria-hidden sx={words}>
        <i />
        <i />
        <i />
      </Box>
    </Box>
  );
}

/** Only where there is room beside the fields, and in sight as long as they are. */
const card = {
  ...panel,
  display: { xs: 'none', lg: 'block' },
  p: { lg: 2.5 },
  position: 'sticky',
  top: 96,
} as const;

/** What one writes below it. */
const words = {
  display: 'grid',
  gap: 1,
  mt: 2,
  '& i': { height: 8, borderRadius: '4px', bgcolor: 'surface.sunken' },
  '& i:last-child': { width: '62%' },
} as const;
