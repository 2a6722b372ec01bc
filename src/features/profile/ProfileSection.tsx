import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface ProfileSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  description?: string;
  children: ReactNode;
}

/** A part of the profile page below its heading. */
export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 2.5,
        py: { xs: 3.5, md: 5 },
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
      }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {description ? (
          <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
            {description}
          </Typography>
        ) : null}
      </div>
      <Box sx={{ maxWidth: 720, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
