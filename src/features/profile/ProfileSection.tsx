import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { panel } from '../../theme/surfaceStyles';

export interface ProfileSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  description?: string;
  /** What it is a part of: the page, or a form in it. */
  partOf?: 'page' | 'form';
  /** Whether what it holds has a frame of its own. */
  isBare?: boolean;
  children: ReactNode;
}

/** A part of the profile: what it is about, and beside it, where there is room, a panel with it. */
export function ProfileSection({
  title,
  description,
  partOf = 'page',
  isBare = false,
  children,
}: ProfileSectionProps) {
  const id = useId();
  return (
    <Box
      {...(partOf === 'page' ? { component: 'section' } : { role: 'group' })}
      aria-labelledby={id}
      sx={besideTitle}
    >
      <Box sx={{ pt: { lg: 2.5 } }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {description ? (
          <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
            {description}
          </Typography>
        ) : null}
      </Box>
      {isBare ? children : <Box sx={{ ...panel, minWidth: 0 }}>{children}</Box>}
    </Box>
  );
}

/** `sx` of a part: two columns at desk width. */
export const besideTitle = {
  display: 'grid',
  columnGap: 5,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
} as const;

/** `sx` of lines in the panel of a part, the panel's width each. */
export const rows = {
  my: -1,
  '& > *': { py: 2 },
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;
